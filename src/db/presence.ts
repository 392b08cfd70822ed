/** Whether the database answered its last query. */
export type Presence = {
  away: () => boolean;
  lost: (problem: unknown) => void;
  found: () => void;
};

/** `notify` is called when the database goes away and when it comes back. */
export function watchPresence(notify: (away: boolean, problem: unknown) => void): Presence {
  let away = false;
  const turn = (now: boolean, problem: unknown) => {
    if (away === now) return;
    away = now;
    notify(away, problem);
  };
  return {
    away: () => away,
    lost: (problem) => turn(true, problem),
    found: () => turn(false, null),
  };
}

/** For callers that do not watch. */
export const unwatched: Presence = { away: () => false, lost: () => {}, found: () => {} };
