import { spawn } from 'node:child_process';
import { basename } from 'node:path';

const PARENT_EVERY_MS = 250;

/** Runs a command on this terminal and passes signals on to it; returns its exit code. */
export function run([program, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const hand = (signal) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, hand);
    const stopWatching = whenOrphaned(() => hand('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopWatching();
      for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.off(name, hand);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

// npm sends a signal to the shell between itself and this process; the shell ends without passing
// it on.
function whenOrphaned(heard) {
  const { npm_lifecycle_event: byNpm } = process.env;
  if (!byNpm) return () => {};
  const parent = process.ppid;
  const clock = setInterval(() => {
    if (process.ppid !== parent) {
      clearInterval(clock);
      heard();
    }
  }, PARENT_EVERY_MS);
  return () => clearInterval(clock);
}

/**
 * Runs a command behind one line of progress. Shows its output only if it fails, and then throws.
 */
export async function runQuietly(label, [program, ...args], env = {}) {
  const began = Date.now();
  const seconds = () => ((Date.now() - began) / 1000).toFixed(0);
  const tty = process.stdout.isTTY;
  if (!tty) process.stdout.write(`${label} …\n`);
  const clock = tty && setInterval(() => process.stdout.write(`\r${label} … ${seconds()} s`), 200);
  const { code, said } = await new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000);
      });
    child.once('error', (problem) => resolve({ code: 1, said: problem.message }));
    child.once('exit', (exitCode) => resolve({ code: exitCode ?? 1, said: output }));
  });
  if (clock) clearInterval(clock);
  process.stdout.write(
    tty ? `\r${label}: ${seconds()} s${' '.repeat(12)}\n` : `${label}: ${seconds()} s\n`,
  );
  if (code !== 0)
    throw new Error(
      `${said}\n${label} failed (${basename(program)} ${args
        .slice(0, 2)
        .map((arg) => basename(arg))
        .join(' ')}).`,
    );
}
