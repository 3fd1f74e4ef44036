// Made by DIGenPlugin from the directives in Base. Changes made here are lost.
