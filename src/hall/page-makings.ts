// The answers that are being made right now: one per key, shared by everybody who asks for it.
import { finish, type CachedAnswer, type FreshAnswer } from '#hall/cached-answer.ts';
import type { Shelf } from '#hall/page-cache-entries.ts';

type Making = { running: Promise<CachedAnswer>; ended: Set<string>; endedAll: boolean };

const OLD_AFTER_MS = 10 * 60_000; // in case the notification of a touch was lost

export type PageMakings = {
  has: (key: string) => boolean;
  /** The answer that is being made for a key; begins it if nobody has. */
  join: (key: string, make: () => Promise<FreshAnswer>) => Promise<CachedAnswer>;
  /** Marks answers in progress with these tags as outdated; null stands for all tags. */
  end: (tags: string[] | null) => void;
  /** Keeps others from joining: those already waiting get the result, and it is not cached. */
  leave: () => void;
};

/** Puts each finished answer with status 200 on the shelf. */
export function createPageMakings(shelf: Shelf): PageMakings {
  const makings = new Map<string, Making>();

  function start(key: string, make: () => Promise<FreshAnswer>): Making {
    const making: Making = { running: Promise.reject(), ended: new Set(), endedAll: false };
    const begun = Date.now();
    making.running.catch(() => {});
    making.running = make()
      .then((made) => finish(made, (answer) => weighAgain(key, answer)))
      .then((answer) => {
        // touched while it was being made
        const touched = making.endedAll || answer.tags.some((tag) => making.ended.has(tag));
        if (answer.status === 200 && makings.get(key) === making)
          shelf.put(key, {
            answer,
            freshUntil: touched ? Date.now() : begun + OLD_AFTER_MS,
            endsAt: answer.until || Infinity,
          });
        return answer;
      })
      .finally(() => {
        if (makings.get(key) === making) makings.delete(key);
      });
    makings.set(key, making);
    return making;
  }

  /** Updates an answer's memory use after a compressed form was made. */
  function weighAgain(key: string, answer: CachedAnswer): void {
    const entry = shelf.peek(key);
    if (entry?.answer === answer) shelf.put(key, { ...entry });
  }

  return {
    has: (key) => makings.has(key),
    join: (key, make) => (makings.get(key) ?? start(key, make)).running,
    end: (tags) => {
      for (const making of makings.values()) {
        if (tags) for (const tag of tags) making.ended.add(tag);
        else making.endedAll = true;
      }
    },
    leave: () => makings.clear(),
  };
}
