/** A list with the thing at a place moved by one; the same list where it would leave it. */
export function moved<T>(list: T[], from: number, by: -1 | 1): T[] {
  const [thing, to] = [list[from], from + by];
  if (thing === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, thing);
}
