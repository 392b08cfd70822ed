// Opens what a process needs, in order, and closes it again.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { connect, connectPool } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import type { House } from '#house.ts';
import { createKeep } from '#keep.ts';
import { createLog } from '#log.ts';
import { createRecall } from '#recall.ts';
import { readBearerSecret } from '#market/accounts/session.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { openSocial } from '#outside/social/open-social.ts';
import { openGateways } from '#outside/payments/open-gateways.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { readShop } from '#market/settings/read-shop.ts';
import type { Shop } from '#market/settings/shop.ts';

/** What gateways' pages call the shop where they are not told its name with the payment. */
const BRAND = 'Souk';

/** Takes the settings and the address of a migrated database. */
export async function openHouse(config: Config, databaseUrl: string): Promise<{ house: House; close: () => Promise<void> }> {
  const mediaFolder = join(config.dataDir, 'media');
  await mkdir(mediaFolder, { recursive: true });
  const pool = connectPool(databaseUrl, config.databasePool);
  const db = connect(pool);
  const keep = createKeep(config.keepBytes);
  const recall = createRecall();
  let shop: Promise<Shop> | null = null;
  let secret: Promise<Uint8Array> | null = null;

  const stopListening = listen(databaseUrl, (tags) => {
    recall.end(tags);
    keep.end(tags);
    if (!tags || tags.includes('settings')) shop = null;
  });
  const vault = openVault(config.secretsKey, config.dataDir);
  const house: House = { vault, gateways: openGateways(config.gateways, vault, BRAND), config, db, keep, recall, log: createLog(config.logLevel), mediaFolder, passwords: openPasswords(), social: openSocial(config.social),
    bearerSecret: () => {
      secret ??= readBearerSecret(db).catch((problem: unknown) => { secret = null; throw problem; });
      return secret;
    },
    shop: () => {
      shop ??= readShop(db).catch((problem: unknown) => { shop = null; throw problem; });
      return shop;
    } };
  return { house, close: async () => { await stopListening(); await db.destroy(); } };
}
