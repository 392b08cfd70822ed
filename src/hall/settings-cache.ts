import type { Db } from '#db/connect.ts';
import type { Presence } from '#db/presence.ts';
import { troubleOf } from '#db/trouble.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { cacheValue } from '#hall/cached-value.ts';

const OLD_AFTER_MS = 60_000;

export type SettingsCache = {
  /**
   * The settings, read once and again after each change. While the database is away, the last ones
   * known.
   */
  get: () => Promise<MarketSettings>;
  /** The last settings known, without asking; null if they were never read. */
  last: () => MarketSettings | null;
  forget: () => void;
};

export function createSettingsCache(db: Db, presence: Presence): SettingsCache {
  let last: MarketSettings | null = null;
  const known = cacheValue(async () => (last = await readMarketSettings(db)), OLD_AFTER_MS);

  async function get(): Promise<MarketSettings> {
    const before = last;
    const loading = known.get();
    if (!before) return loading;
    const orBefore = loading.catch((problem: unknown) => {
      if (troubleOf(problem)) return before;
      throw problem;
    });
    return presence.away() ? before : orBefore;
  }

  return { get, last: () => last, forget: known.forget };
}
