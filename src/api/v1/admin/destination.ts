import type { Handlers } from '#api/handler.ts';
import type { adminDestinationCalls } from '#contract/admin/destination.ts';
import { readDestinations } from '#market/content/find-destinations.ts';

export const adminDestinationHandlers: Handlers<typeof adminDestinationCalls> = {
  find: ({ reading }, query) => readDestinations(reading.db, reading.language, query),
};
