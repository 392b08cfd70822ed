// Answers for tests of the page cache.
import type { FreshAnswer } from '#hall/cached-answer.ts';

export const ROOM = 10_000_000;
export const made = (body: string | Buffer, part: Partial<FreshAnswer> = {}): FreshAnswer => ({
  status: 200,
  headers: {},
  body,
  tags: [],
  until: null,
  ...part,
});
