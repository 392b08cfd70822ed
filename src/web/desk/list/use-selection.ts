// Which rows of a list are chosen for an action.
import { useState } from 'react';

export type Selection = {
  ids: ReadonlySet<number>;
  /** All rows that match, not only those on this page. */
  all: boolean;
  /** The row that was chosen or unchosen last. */
  last: number | null;
  /** On a phone, boxes show only after choosing was switched on. */
  on: boolean;
  /** The rows have boxes, or some are chosen. */
  chooses: boolean;
  turn: (on: boolean) => void;
  /** Chooses or unchooses a row; with `range`, all from the last one to it. */
  pick: (id: number, range?: boolean) => void;
  pickPage: () => void;
  pickAll: () => void;
  clear: () => void;
};
type State = { of: string; ids: ReadonlySet<number>; all: boolean; last: number | null };

/** The chosen rows among those shown; cleared when `of`, the shown list, changes. */
export function useSelection(rows: { id: number }[], of: string): Selection {
  const none: State = { of, ids: new Set(), all: false, last: null };
  const [selection, setSelection] = useState(none);
  const [on, setOn] = useState(false);
  const { ids, all, last } = selection.of === of ? selection : none;
  const here = rows.map(({ id }) => id);
  return {
    ids: all ? new Set(here) : ids,
    all,
    last,
    on,
    chooses: on || ids.size > 0,
    turn: (next) => {
      setOn(next);
      setSelection(none);
    },
    pick: (id, range = false) => {
      const taken = all ? new Set(here) : ids;
      const picked = range && last !== null ? between(here, last, id) : [id];
      const next = taken.has(id)
        ? new Set([...taken].filter((one) => !picked.includes(one)))
        : new Set([...taken, ...picked]);
      setSelection({ of, ids: next, all: false, last: id });
    },
    pickPage: () =>
      setSelection({ ...none, ids: new Set(ids.size < here.length && !all ? here : []) }),
    pickAll: () => setSelection({ ...none, ids: new Set(here), all: true }),
    clear: () => setSelection(none),
  };
}

function between(ids: number[], from: number, to: number): number[] {
  const ends = [ids.indexOf(from), ids.indexOf(to)];
  return ids.slice(Math.min(...ends), Math.max(...ends) + 1);
}
