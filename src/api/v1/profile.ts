import type { Handlers } from '#api/handler.ts';
import type { profileCalls } from '#contract/profile.ts';
import { readProfile } from '#market/accounts/read-profile.ts';

export const profileHandlers: Handlers<typeof profileCalls> = {
  read: ({ reading, buyer }) => readProfile(reading.db, buyer()),
};
