/** A list with the entry at an index moved by one; unchanged if it would leave the list. */
export function moved<T>(list: T[], from: number, by: -1 | 1): T[] {
  return from + by < 0 || from + by >= list.length ? list : movedTo(list, from, from + by);
}

/** A list with one entry moved to another index. */
export function movedTo<T>(list: T[], from: number, to: number): T[] {
  const thing = list[from];
  return thing === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, thing);
}
