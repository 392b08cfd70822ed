// Opens what a process needs, in order, and closes it again.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#hall/config.ts';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { gateTransactions } from '#db/gate.ts';
import { listen } from '#db/listen.ts';
import { requests, signs, type Patience } from '#db/patience.ts';
import { watchPresence, type Presence } from '#db/presence.ts';
import { notify } from '#db/touch.ts';
import type { Services } from '#hall/services.ts';
import { createPageCache } from '#hall/page-cache.ts';
import { createLog, type Log } from '#hall/log.ts';
import { createReadCache } from '#hall/read-cache.ts';
import { createSettingsCache } from '#hall/settings-cache.ts';
import { readBearerSecret } from '#market/accounts/session.ts';
import type { Vault } from '#market/settings/vault.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { rememberSocial } from '#outside/social/open-social.ts';
import { currentMail } from '#hall/current-mail.ts';
import { currentSocial } from '#hall/current-social.ts';
import type { GatewayDescriptor } from '#outside/gateways/gateway-descriptor.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import { openGateways } from '#outside/gateways/open-gateways.ts';
import { openWebhookPost } from '#outside/webhooks/post-webhook.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { createDemoFill } from '#process/demo-fill.ts';
import { isOfWords, keepWords } from '#process/keep-words.ts';
import { watchWrites } from '#process/watch-writes.ts';
import { logDeaf, logPresence } from '#process/log-database.ts';

/** Connections for health checks, which must not wait behind shoppers. */
const SIGNS = 2;

/**
 * Takes the settings, the address of a migrated database, how long the database may take to
 * answer, and which gateways there are.
 */
export async function openServices(
  config: Config,
  databaseUrl: string,
  patience: Patience = requests,
  known: readonly GatewayDescriptor[] = gatewayList,
): Promise<{ services: Services; close: () => Promise<void> }> {
  const mediaFolder = join(config.dataDir, 'media');
  await mkdir(mediaFolder, { recursive: true });
  const log = createLog(config.logLevel);
  const presence = watchPresence(logPresence(log));
  const db = connect(connectPool(databaseUrl, config.databasePool, patience), presence);
  const signsOfLife = connect(connectPool(databaseUrl, SIGNS, signs), presence);
  const takesWrites = watchWrites(signsOfLife);
  gateTransactions(db, config.databasePool - readersOf(config.databasePool), takesWrites);
  const { market, words, end, ...caches } = createCaches(config, db, { presence, log });
  await words.read();
  let secret: Promise<Uint8Array> | null = null;

  const stopListening = listen({
    url: databaseUrl,
    notify: (channel, text) => notify(signsOfLife, channel, text),
    deaf: logDeaf(log),
    heard: end,
  });
  const { stop: stopFilling, ...demoFill } = createDemoFill(config, databaseUrl, log);
  const vault = openVault(config.secretsKey, config.dataDir);
  const services: Services = {
    ...connectionsOf(config, vault, known),
    config,
    db,
    presence,
    ...caches,
    log,
    demoFill,
    mediaFolder,
    passwords: openPasswords(),
    life: { ending: false },
    takesWrites,
    market: market.get,
    lastMarket: market.last,
    bearerSecret: () => {
      secret ??= readBearerSecret(db).catch((problem: unknown) => {
        secret = null;
        throw problem;
      });
      return secret;
    },
  };
  return {
    services,
    close: async () => {
      words.stop();
      await stopFilling();
      await Promise.all([stopListening(), db.destroy(), signsOfLife.destroy()]);
    },
  };
}

/** Connections to other systems, with their present keys. */
function connectionsOf(config: Config, vault: Vault, known: readonly GatewayDescriptor[]) {
  const socialOf = rememberSocial(config.socialAt);
  return {
    vault,
    mail: currentMail(config, vault),
    webhooks: openWebhookPost({ here: config.webhooksHere }),
    gateways: openGateways({ ...config.gateways, publicUrl: config.publicUrl }, vault, known),
    socialOf,
    social: currentSocial(config, vault, socialOf),
  };
}

/**
 * The caches, and how their entries expire: outdated when a touch is heard, removed at once for the
 * caller who wrote.
 */
function createCaches(config: Config, db: Db, { presence, log }: { presence: Presence; log: Log }) {
  const pageCache = createPageCache(config.keepBytes, presence.away);
  const readCache = createReadCache();
  const market = createSettingsCache(db, presence);
  const endReads = (tags: string[] | null) => {
    readCache.end(tags);
    if (!tags || tags.includes('settings')) market.forget();
  };
  const endSoftly = (tags: string[] | null) => {
    endReads(tags);
    pageCache.end(tags);
  };
  const words = keepWords(db, log, endSoftly);
  /** Expires what contains changed messages once this process has read them, and not before. */
  const whenRead = async (tags: string[]) => {
    const ofWords = tags.filter(isOfWords);
    return ofWords.length > 0 ? [...ofWords, ...(await words.read())] : [];
  };
  return {
    pageCache,
    readCache,
    market,
    words,
    end: (tags: string[] | null) => {
      endSoftly(tags && tags.filter((tag) => !isOfWords(tag)));
      void (tags ? whenRead(tags) : words.read()).then(endSoftly);
    },
    endNow: async (tags: string[]) => {
      const all = [...tags, ...(await whenRead(tags))];
      endReads(all);
      pageCache.endNow(all);
    },
  };
}

/** How many connections of a pool are reserved for reads: three of ten. */
const readersOf = (pool: number): number => Math.max(1, Math.floor(pool * 0.3));
