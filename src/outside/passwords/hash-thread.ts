// Hashes passwords in a thread of its own: one at a time and at low priority, so that a rush of
// sign-ins does not slow down browsing.
import { argon2Sync, type Argon2Parameters } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

// of this thread only: Linux counts priorities by thread
setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
parentPort?.on('message', (parameters: Argon2Parameters) =>
  parentPort?.postMessage(argon2Sync('argon2id', parameters)),
);
