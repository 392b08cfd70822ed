// A reading: the context of a question to the market. It collects what the answer depends on, so
// that a cached page or answer expires exactly when its data changes.
import type { Db } from '#db/connect.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type Reading = {
  db: Db;
  market: MarketSettings;
  /** Code of the language for texts. */
  language: string;
  now: Date;
  /** Tags that the answer depends on: `settings`, `product:12`, `category:3`, `products` … */
  tags: Set<string>;
  /** When the answer expires by itself (a sale that begins or ends), or null. */
  until: Date | null;
};

/** Begins a reading at this time. */
export function beginReading(
  db: Db,
  market: MarketSettings,
  language: string,
  now = new Date(),
): Reading {
  const tags = new Set(['settings', `words:${language}`]);
  return { db, market, language, now, tags, until: null };
}

/** Records that the answer depends on these tags. */
export function dependOn(reading: Reading, ...tags: string[]): void {
  for (const tag of tags) reading.tags.add(tag);
}

/** Records that the answer expires at this time. Past times and null are ignored. */
export function holdUntil(reading: Reading, moment: Date | null): void {
  if (moment && moment > reading.now && (!reading.until || moment < reading.until))
    reading.until = moment;
}
