// Made by DIGenPlugin from the directives in Core. Changes made here are lost.
