import { resolve as absolute } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Refusal } from '#base/refusal.ts';
import type { FontPart } from '#base/own-fonts.ts';

/** A font, cut into a WOFF2 file for each part of the world's scripts that it can write. */
export type CutFont = {
  family: string;
  italic: boolean;
  /** The range of weights, 1 to 1000. */
  from: number;
  to: number;
  /** In percent. */
  size: number;
  /** Code points. */
  letters: [from: number, to: number][];
  faces: { part: FontPart; bytes: Uint8Array }[];
};

const THREAD = 'src/outside/fonts/font-thread.ts';
const PATIENCE_MS = 60_000;
const MEMORY = { maxOldGenerationSizeMb: 512 };

/**
 * Splits a font: TTF, OTF, WOFF or WOFF2 by its content. Refuses 'not-a-font', and
 * 'font-restricted' when its maker does not allow embedding (`fsType` in the table OS/2 of
 * OpenType).
 */
export async function cutFont(bytes: Uint8Array): Promise<CutFont> {
  const answer = await inThread(bytes);
  if (typeof answer === 'string') throw new Refusal(answer, { field: 'font' });
  return answer;
}

type Answer = CutFont | 'not-a-font' | 'font-restricted';

/** A font that takes too long or too much memory counts as invalid. */
function inThread(bytes: Uint8Array): Promise<Answer> {
  const thread = new Worker(absolute(THREAD), { workerData: bytes, resourceLimits: MEMORY });
  const patience = setTimeout(() => void thread.terminate(), PATIENCE_MS);
  return new Promise<Answer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', (problem: NodeJS.ErrnoException) =>
      problem.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve('not-a-font') : reject(problem),
    );
    thread.once('exit', () => resolve('not-a-font'));
  }).finally(() => {
    clearTimeout(patience);
    void thread.terminate();
  });
}
