// Reads a large body while it arrives, limited in bytes and time, and in the total of all bodies
// that are being received.
import type { Readable } from 'node:stream';
import { Refusal } from '#base/refusal.ts';

export type Bounds = {
  most: number;
  /** For the whole body, and without a single byte. */
  longestMs: number;
  idleMs: number;
  /** Called for each part before it is kept; may refuse it. */
  hold: (bytes: number) => void;
};

const BLOCK = 16 * 1024;

/**
 * Passes the bytes of a stream on in blocks of 16 kB, the last one shorter, so that a body that
 * arrives byte by byte takes no more memory than another. Ends with the stream. Refuses
 * 'too-large', 'too-slow', 'unreadable-body' when it is cut off, and what `hold` or `handOn`
 * refuse.
 */
export function readUpload(
  from: Readable,
  { most, longestMs, idleMs, hold }: Bounds,
  handOn: (block: Uint8Array) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const blocks = createBlocks(handOn);
    let size = 0;
    const refuse = (problem: unknown) => {
      stop();
      reject(problem);
    };
    const orRefuse = (act: () => void) => {
      try {
        act();
      } catch (problem) {
        refuse(problem);
      }
    };
    const slow = () => refuse(new Refusal('too-slow'));
    const cut = () => refuse(new Refusal('unreadable-body'));
    const longest = setTimeout(slow, longestMs);
    const idle = setTimeout(slow, idleMs);
    const take = (chunk: Buffer) =>
      orRefuse(() => {
        size += chunk.length;
        idle.refresh();
        if (size > most) throw new Refusal('too-large');
        hold(chunk.length);
        blocks.add(chunk);
      });
    const end = () =>
      orRefuse(() => {
        stop();
        blocks.end();
        resolve();
      });
    const stop = () => {
      for (const timer of [longest, idle]) clearTimeout(timer);
      from.off('data', take).off('end', end).off('error', cut).off('close', cut).pause();
    };
    if (from.destroyed) return cut();
    from.on('data', take).on('end', end).on('error', cut).on('close', cut);
  });
}

function createBlocks(handOn: (block: Uint8Array) => void) {
  let block = Buffer.alloc(0);
  let filled = 0;
  return {
    add: (chunk: Buffer) => {
      for (let at = 0; at < chunk.length;) {
        if (filled === block.length) {
          if (filled > 0) handOn(block);
          block = Buffer.allocUnsafe(BLOCK);
          filled = 0;
        }
        const copied = chunk.copy(block, filled, at);
        filled += copied;
        at += copied;
      }
    },
    end: () => {
      if (filled > 0) handOn(block.subarray(0, filled));
    },
  };
}
