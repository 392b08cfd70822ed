// Opens what a process needs, in order, and closes it again.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { connect, connectPool } from '#db/connect.ts';
import { gateTransactions } from '#db/gate.ts';
import { listen } from '#db/listen.ts';
import { requests, signs, type Patience } from '#db/patience.ts';
import { watchPresence } from '#db/presence.ts';
import { notify } from '#db/touch.ts';
import type { House } from '#house.ts';
import { createKeep } from '#keep.ts';
import { createLog } from '#log.ts';
import { createRecall } from '#recall.ts';
import { rememberShop } from '#remember-shop.ts';
import { readBearerSecret } from '#market/accounts/session.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { openSocial } from '#outside/social/open-social.ts';
import { openGateways } from '#outside/payments/open-gateways.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { watchWrites } from '#ready.ts';
import { tellDeaf, tellPresence } from '#tell-database.ts';

/** Connections for signs of life: they must not wait behind those who buy. */
const SIGNS = 2;

/**
 * Takes the settings and the address of a migrated database, and how long it may take to answer.
 */
export async function openHouse(
  config: Config,
  databaseUrl: string,
  patience: Patience = requests,
): Promise<{ house: House; close: () => Promise<void> }> {
  const mediaFolder = join(config.dataDir, 'media');
  await mkdir(mediaFolder, { recursive: true });
  const log = createLog(config.logLevel);
  const presence = watchPresence(tellPresence(log));
  const db = connect(connectPool(databaseUrl, config.databasePool, patience), presence);
  const signsOfLife = connect(connectPool(databaseUrl, SIGNS, signs), presence);
  const takesWrites = watchWrites(signsOfLife);
  gateTransactions(db, config.databasePool - readersOf(config.databasePool), takesWrites);
  const keep = createKeep(config.keepBytes, presence.away);
  const recall = createRecall();
  const shop = rememberShop(db, presence);
  let secret: Promise<Uint8Array> | null = null;

  const stopListening = listen({
    url: databaseUrl,
    notify: (channel, text) => notify(signsOfLife, channel, text),
    deaf: tellDeaf(log),
    heard: (tags) => {
      recall.end(tags);
      keep.end(tags);
      if (!tags || tags.includes('settings')) shop.forget();
    },
  });
  const vault = openVault(config.secretsKey, config.dataDir);
  const house: House = {
    vault,
    gateways: openGateways({ ...config.gateways, publicUrl: config.publicUrl }, vault),
    config,
    db,
    presence,
    keep,
    recall,
    log,
    mediaFolder,
    passwords: openPasswords(),
    social: openSocial(config.social),
    life: { ending: false },
    takesWrites,
    shop: shop.get,
    lastShop: shop.last,
    bearerSecret: () => {
      secret ??= readBearerSecret(db).catch((problem: unknown) => {
        secret = null;
        throw problem;
      });
      return secret;
    },
  };
  return {
    house,
    close: async () => {
      await Promise.all([stopListening(), db.destroy(), signsOfLife.destroy()]);
    },
  };
}

/** How many connections of a pool are left to those who only read: three of ten. */
const readersOf = (pool: number): number => Math.max(1, Math.floor(pool * 0.3));
