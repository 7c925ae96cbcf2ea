#!/bin/sh
# A bot in plain shell: it makes the first lawful move.
while IFS= read -r line; do
    case $line in
    '{"type":"choose",'*)
        moves=${line#*'"moves":["'}
        printf '{"move":"%s"}\n' "${moves%%'"'*}"
        ;;
    esac
done
