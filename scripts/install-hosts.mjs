// Installs the engines of e2e/host-engines.spec.ts: Apache where apt-get can, the others from npm.
// An engine that could not be installed is named, and its tests are skipped.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
