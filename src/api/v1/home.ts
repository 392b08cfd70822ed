import type { Handlers } from '#api/handler.ts';
import type { homeCalls } from '#contract/home.ts';
import { readHome } from '#market/content/read-home.ts';

export const homeHandlers: Handlers<typeof homeCalls> = {
  read: ({ reading }) => readHome(reading),
};
