#!/bin/bash
# .sel.sh prefix... : list remaining
export PATH=$PWD/node_modules/node/bin:$PATH
node .count.mts --list "$@" | sed 's/: \(var\|param\|fn\|type\|bind\|prop\|tparam\) / /; s/   | / | /'
