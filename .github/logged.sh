#!/bin/bash
# SPDX-License-Identifier: MIT
# Runs the commands of a workflow's step, and keeps the output in the folder logs: logged.sh FILE. By /bin/bash, so on a Mac by bash 3.2.
mkdir -p logs
name=logs/$(date +%H%M%S)-$(head -1 "$1" | tr -cd 'a-zA-Z0-9 ' | tr ' ' '-' | cut -c 1-60).txt
/bin/bash -e -o pipefail "$1" 2>&1 | tee "$name"
exit "${PIPESTATUS[0]}"
