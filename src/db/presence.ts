/** Whether the database was there when it was last asked for anything. */
export type Presence = {
  away: () => boolean;
  lost: (problem: unknown) => void;
  found: () => void;
};

/** Takes who is told when it goes away and comes back. */
export function watchPresence(told: (away: boolean, problem: unknown) => void): Presence {
  let away = false;
  const turn = (now: boolean, problem: unknown) => {
    if (away === now) return;
    away = now;
    told(away, problem);
  };
  return {
    away: () => away,
    lost: (problem) => turn(true, problem),
    found: () => turn(false, null),
  };
}

/** For whoever does not watch. */
export const unwatched: Presence = { away: () => false, lost: () => {}, found: () => {} };
