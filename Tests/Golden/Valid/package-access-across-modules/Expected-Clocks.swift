// Made by DIGenPlugin from the directives in Clocks. Changes made here are lost.
