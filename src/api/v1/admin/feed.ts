import type { Handlers } from '#api/handler.ts';
import type { adminFeedCalls } from '#contract/admin/feed.ts';
import type { Visit } from '#hall/visit.ts';
import { readFeedKey, switchFeeds } from '#market/feeds/feed-key.ts';

export const adminFeedHandlers: Handlers<typeof adminFeedCalls> = {
  open: (visit) => feedsIn(visit),
  switch: async (visit, { enabled }, by) => {
    await visit.write((tx) => switchFeeds(tx, by, enabled));
    return feedsIn(visit);
  },
};

async function feedsIn({ services, market }: Visit) {
  const key = await readFeedKey(services.db);
  return {
    enabled: key !== null,
    feeds: key
      ? market.languages.map(({ code }) => ({
          language: code,
          address: `${services.config.publicUrl}/feed/${key}/${code}.xml`,
        }))
      : [],
  };
}
