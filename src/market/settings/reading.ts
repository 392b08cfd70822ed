// A reading: what a question to the market is asked with. It collects what the answer depends on,
// so that a kept page or answer ends exactly when its data does.
import type { Db } from '#db/connect.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type Reading = {
  db: Db;
  market: MarketSettings;
  /** Code of the language texts are wanted in. */
  language: string;
  now: Date;
  /** Names of what the answer depends on: `settings`, `product:12`, `category:3`, `products` … */
  tags: Set<string>;
  /**
   * The moment at which the answer stops being true by itself (a sale that begins or ends), or
   * null.
   */
  until: Date | null;
};

/** Begins a reading at this moment. */
export function beginReading(
  db: Db,
  market: MarketSettings,
  language: string,
  now = new Date(),
): Reading {
  const tags = new Set(['settings', `words:${language}`]);
  return { db, market, language, now, tags, until: null };
}

/** Says that the answer depends on these tags. */
export function dependOn(reading: Reading, ...tags: string[]): void {
  for (const tag of tags) reading.tags.add(tag);
}

/** Says that the answer is not true past this moment. Moments gone by and null say nothing. */
export function holdUntil(reading: Reading, moment: Date | null): void {
  if (moment && moment > reading.now && (!reading.until || moment < reading.until))
    reading.until = moment;
}
