// SPDX-License-Identifier: MIT
#include "Allocations.h"

#include <errno.h>
#include <stdlib.h>

// A program's own malloc takes the place of the C library's, for all libraries that it loads. The counts are plain
// variables: they are read where one thread runs only, and cost the measured code two instructions.
#ifdef __GLIBC__
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long made, bytes;

static void count(size_t size) {
  made++;
  bytes += size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count(size);
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count(size);
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

long allocations_made(void) { return made; }
long allocations_bytes(void) { return bytes; }
#else
long allocations_made(void) { return -1; }
long allocations_bytes(void) { return -1; }
#endif
