/** A list with the thing at a place moved by one; the same list where it would leave it. */
export function moved<T>(list: T[], from: number, by: -1 | 1): T[] {
  return from + by < 0 || from + by >= list.length ? list : movedTo(list, from, from + by);
}

/** A list with the thing at one place put at another. */
export function movedTo<T>(list: T[], from: number, to: number): T[] {
  const thing = list[from];
  return thing === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, thing);
}
