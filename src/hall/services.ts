// What one process holds: made once at the start, and passed to every door.
import type { DemoFillState } from '#contract/demo-fill.ts';
import type { Config } from '#hall/config.ts';
import type { Db } from '#db/connect.ts';
import type { Presence } from '#db/presence.ts';
import type { PageCache } from '#hall/page-cache.ts';
import type { Log } from '#hall/log.ts';
import type { ReadCache } from '#hall/read-cache.ts';
import type { Passwords } from '#market/accounts/password.ts';
import type { Mail } from '#market/connections/mail-server.ts';
import type { AllKeys } from '#market/connections/sign-in-keys.ts';
import type { Social } from '#market/accounts/social-provider.ts';
import type { Gateways } from '#market/payments/gateways/gateways.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import type { PostWebhook } from '#market/webhooks/webhook.ts';
import type { Vault } from '#market/settings/vault.ts';

export type Services = {
  config: Config;
  db: Db;
  /** Whether the database answered the last time it was asked. */
  presence: Presence;
  /** Whether the database accepts writes right now; checked once a second at most. */
  takesWrites: () => Promise<boolean>;
  /** `ending`: the process was told to stop, and is finishing its work. */
  life: { ending: boolean };
  /** Finished pages and public API answers, cached until something they depend on is touched. */
  pageCache: PageCache;
  /** Parts that every page needs, cached until they change. */
  readCache: ReadCache;
  /** Drops what this process has cached under these tags, before the notification arrives. */
  endNow: (tags: string[]) => Promise<void>;
  log: Log;
  /**
   * The market's settings, read once and again after each change. While the database is away, the
   * last ones known.
   */
  market: () => Promise<MarketSettings>;
  /** The last settings known, without asking; null if they were never read. */
  lastMarket: () => MarketSettings | null;
  /** The key that signs bearer tokens. */
  bearerSecret: () => Promise<Uint8Array>;
  /** Hashes passwords, and compares them. */
  passwords: Passwords;
  /** Sign-in with Google and Facebook, with the present keys. */
  social: (db: Db) => Promise<Social>;
  /** Sign-in with other keys, to check them before they are saved. */
  socialOf: (keys: AllKeys) => Social;
  /**
   * The present mail server and sender: from the environment, else from the owner; null: letters
   * stay in the outbox.
   */
  mail: (db: Db) => Promise<Mail | null>;
  /** Encrypts secrets for storage. */
  vault: Vault;
  /** Sends a signed message to a webhook. */
  webhooks: PostWebhook;
  /** The payment gateways, as the owner set them up. */
  gateways: Gateways;
  /** Fills a market that was just set up with the demo's content, while the shop is open. */
  demoFill: { begin: () => void; state: () => DemoFillState };
  /** The folder of the pictures. */
  mediaFolder: string;
};
