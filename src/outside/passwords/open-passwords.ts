// How passwords are stored: Argon2id, with the lowest costs that OWASP's password storage page
// names (19 MiB, two passes), as a PHC string.
import { randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { resolve as absolute } from 'node:path';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Passwords } from '#market/accounts/password.ts';

const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const BYTES = 32;
const THREAD = 'src/outside/passwords/hash-thread.ts';
const KEPT = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const COSTS = `m=${MEMORY_KIB},t=${PASSES},p=${LANES}`;
// Compared when the account does not exist, so that it takes the same time.
const NOBODY = `$argon2id$v=19$${COSTS}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

// Hashing keeps a core busy, whatever the thread's priority: while the shop is busy, the thread
// rests for a multiple of the time it worked.
const BUSY = 0.5;
const RESTS = 5;

type Job = {
  parameters: Argon2Parameters;
  resolve: (tag: Buffer) => void;
  reject: (problem: Error) => void;
};

/** Opens the password hasher; its thread starts with the first password. */
export function openPasswords(): Passwords {
  const derive = openThread();
  return {
    seal: async (password) => {
      const nonce = randomBytes(16);
      const tag = await derive({
        message: password.normalize('NFC'),
        nonce,
        memory: MEMORY_KIB,
        passes: PASSES,
        parallelism: LANES,
        tagLength: BYTES,
      });
      return `$argon2id$v=19$${COSTS}$${bare(nonce)}$${bare(tag)}`;
    },
    fits: async (password, hash) => {
      const [, memory, passes, parallelism, salt = '', tag = ''] = KEPT.exec(hash ?? NOBODY) ?? [];
      const expected = Buffer.from(tag, 'base64');
      const own = await derive({
        message: password.normalize('NFC'),
        nonce: Buffer.from(salt, 'base64'),
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
        tagLength: expected.length,
      });
      return timingSafeEqual(own, expected) && hash !== null;
    },
  };
}

/** Runs one job after the other. */
function openThread(): (parameters: Argon2Parameters) => Promise<Buffer> {
  const jobs: Job[] = [];
  let thread: Worker | null = null;
  let since = performance.eventLoopUtilization();
  let began = 0;
  const begin = () => {
    const [job] = jobs;
    if (!job) return thread?.unref();
    thread ??= start();
    thread.ref();
    [since, began] = [performance.eventLoopUtilization(), performance.now()];
    return thread.postMessage(job.parameters);
  };
  const start = () => {
    const started = new Worker(absolute(THREAD));
    started.on('message', (tag: Uint8Array) => {
      jobs.shift()?.resolve(Buffer.from(tag));
      const rest =
        performance.eventLoopUtilization(since).utilization > BUSY
          ? (performance.now() - began) * RESTS
          : 0;
      if (rest > 0 && jobs.length > 0) setTimeout(begin, rest);
      else begin();
    });
    started.on('error', (problem: Error) => {
      for (const { reject } of jobs.splice(0)) reject(problem);
      thread = null;
    });
    return started;
  };
  return (parameters) =>
    new Promise((resolve, reject) => {
      jobs.push({ parameters, resolve, reject });
      if (jobs.length === 1) begin();
    });
}

const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
