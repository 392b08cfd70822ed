import type { Handlers } from '#api/handler.ts';
import type { followingCalls } from '#contract/following.ts';
import { followStore } from '#market/follows/follow-store.ts';
import { readFollowing } from '#market/follows/read-following.ts';

export const followingHandlers: Handlers<typeof followingCalls> = {
  toggle: ({ write, customer }, { store_id }) =>
    write((tx) => followStore(tx, customer(), store_id)),
  all: ({ reading, customer }, input) => readFollowing(reading.db, customer(), input),
};
