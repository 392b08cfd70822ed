// What one running process holds: made once at start, handed down to every door.
import type { Config } from '#hall/config.ts';
import type { Db } from '#db/connect.ts';
import type { Presence } from '#db/presence.ts';
import type { PageCache } from '#hall/page-cache.ts';
import type { Log } from '#hall/log.ts';
import type { ReadCache } from '#hall/read-cache.ts';
import type { Passwords } from '#market/accounts/password.ts';
import type { Social } from '#market/accounts/social.ts';
import type { Gateways, Vault } from '#market/payments/gateways/gateways.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type Services = {
  config: Config;
  db: Db;
  /** Whether the database was there when it was last asked. */
  presence: Presence;
  /** Whether the database takes writes just now; asked once a second at most. */
  takesWrites: () => Promise<boolean>;
  /** `ending`: the process was asked to end and finishes what has begun. */
  life: { ending: boolean };
  /** Pages and public answers, kept until something they depend on is touched. */
  pageCache: PageCache;
  /** What every page needs, remembered until it changes. */
  readCache: ReadCache;
  log: Log;
  /**
   * The shop's settings, read once and again after each change; while the database is away, as they
   * last were.
   */
  market: () => Promise<MarketSettings>;
  /** The settings as they last were, without asking; null before they were read. */
  lastMarket: () => MarketSettings | null;
  /** What signs bearers. */
  bearerSecret: () => Promise<Uint8Array>;
  /** How passwords are hashed. */
  passwords: Passwords;
  /** Google and Facebook, as far as the shop has keys. */
  social: Social;
  /** What seals secrets at rest. */
  vault: Vault;
  /** The payment gateways, as the owner set them. */
  gateways: Gateways;
  /** Where pictures stand. */
  mediaFolder: string;
};
