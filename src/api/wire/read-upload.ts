// Reads a large body as it comes in: bounded in bytes and in time, and never past what may be held
// of all that is on its way.
import type { Readable } from 'node:stream';
import { Refusal } from '#base/refusal.ts';

export type Bounds = {
  most: number;
  /** For the whole, and without a single byte. */
  longestMs: number;
  idleMs: number;
  /** Is told of each part before it is held, and may refuse it. */
  hold: (bytes: number) => void;
};

/**
 * The bytes of a stream. Refuses 'too-large', 'too-slow', 'unreadable-body' when it is cut off, and
 * what `hold` refuses.
 */
export function readUpload(
  from: Readable,
  { most, longestMs, idleMs, hold }: Bounds,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (problem: unknown) => {
      stop();
      reject(problem);
    };
    const slow = () => refuse(new Refusal('too-slow'));
    const cut = () => refuse(new Refusal('unreadable-body'));
    const longest = setTimeout(slow, longestMs);
    const idle = setTimeout(slow, idleMs);
    const take = (chunk: Buffer) => {
      size += chunk.length;
      idle.refresh();
      try {
        if (size > most) throw new Refusal('too-large');
        hold(chunk.length);
        chunks.push(chunk);
      } catch (problem) {
        refuse(problem);
      }
    };
    const end = () => {
      stop();
      resolve(Buffer.concat(chunks));
    };
    const stop = () => {
      for (const timer of [longest, idle]) clearTimeout(timer);
      from.off('data', take).off('end', end).off('error', cut).off('close', cut).pause();
    };
    if (from.destroyed) return cut();
    from.on('data', take).on('end', end).on('error', cut).on('close', cut);
  });
}
