// Made by DIGenPlugin from the directives in Lib. Changes made here are lost.
