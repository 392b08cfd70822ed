// The built shop with every gateway's stand-in, to be killed while people pay.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { startEmbedded } from '#db/embedded.ts';
import { findEmbedded } from '#db/find-embedded.ts';
import { migrate } from '#db/migrate.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { makeProduct, makeShop, unique, type MadeProduct } from '../make.ts';
import { address } from '../carts.ts';
import { comeBack } from '../payments/buyers.ts';
import { callsTo, type TestShop } from '../shop.ts';
import type { ComeBack } from '../stand-ins/gateways/come-back.ts';
import { setKeys } from '../stand-ins/gateways/set-keys.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import { startBuilt, type BuiltShop } from './built-shop.ts';
import { openGates, type Gate } from './crash-gateways.ts';

const SEALING = '5e'.repeat(32);
/** The shop's address for gateways, the same before and after a crash. */
const PUBLIC = 'http://127.0.0.1:1';
/** A person with a full cart, who pays at one gateway. */
export type Payer = { gate: Gate; token: string; idempotency: string };
export type CrashPaying = Awaited<ReturnType<typeof openCrashPaying>>;

/** Opens shop and gateways; `close` removes everything. */
export async function openCrashPaying() {
  const gates = await openGates();
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-crash-pay-'));
  const payers: Payer[] = [];
  const { product, pieces } = await furnish(dataDir, gates);
  let shop: BuiltShop;
  let db: Db;
  let url = '';

  /** Starts the shop on the existing data; its books must be right at once. */
  async function start(): Promise<void> {
    shop = await startBuilt(dataDir, {
      GATEWAYS: 'loopback',
      SECRETS_KEY: SEALING,
      PUBLIC_URL: PUBLIC,
      ...Object.fromEntries(
        gates.map(({ name, there }) => [`${name.toUpperCase()}_URL`, there.url]),
      ),
    });
    url = (await findEmbedded(dataDir)) ?? '';
    db = connect(connectPool(url, 3));
    for (const { name, there } of gates) there.webhook = `${shop.origin}/api/v1/webhooks/${name}`;
    expect([await auditMarket(db), await wrongInBooks(db), await piecesInAll(db)]).toEqual([
      [],
      [],
      pieces,
    ]);
  }

  /** Kills the shop like a power cut, or what `what` kills. */
  async function cut(what: () => Promise<void> = () => shop.end('SIGKILL')): Promise<void> {
    await db.destroy();
    await what();
  }

  await start();
  return {
    gates,
    payers,
    start,
    cut,
    calls: () => callsTo(shop.origin),
    db: () => db,
    url: () => url,
    end: () => shop.end('SIGKILL'),
    pieces,
    come: (gate: Gate) => fillCart(callsTo(shop.origin), product, gate, payers),
    /** A browser comes back to the running shop. */
    back: (target: ComeBack) =>
      comeBack({ ...target, url: target.url.replace(PUBLIC, shop.origin) }),
    close: async () => {
      await db.destroy();
      await shop.end('SIGTERM');
      await Promise.all(gates.map(({ there }) => there.close()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A market with one product and every gateway's keys, before its shop first opens. */
async function furnish(
  dataDir: string,
  gates: Gate[],
): Promise<{ product: MadeProduct; pieces: Record<number, number> }> {
  const server = await startEmbedded(dataDir, () => {});
  const vault = openVault(SEALING, '');
  await migrate(server.url, 'db/migrations');
  const db = connect(connectPool(server.url, 2));
  await makeShop(db);
  const product = await makeProduct(db, { stock: 100_000, tax: { type: 2, amount: 725 } });
  for (const {
    method,
    there: { keys },
  } of gates)
    await setKeys(db, vault, { method, keys });
  const pieces = await piecesInAll(db);
  await db.destroy();
  await server.stop();
  return { product, pieces };
}

/** A new payer fills a cart through the API. */
async function fillCart(
  { ask }: Pick<TestShop, 'ask'>,
  product: MadeProduct,
  gate: Gate,
  payers: Payer[],
): Promise<Payer> {
  const token = unique('payer');
  await ask('cart.action', {
    user_token: token,
    product_id: product.id,
    inventory_id: product.inventory,
    quantity: 1 + (payers.length % 3),
  });
  const home = await ask('address.action', { ...address, user_token: token });
  const [line] = await ask('cart.byUser', { user_token: token });
  await ask('cart.updateShipping', {
    user_token: token,
    selected_address: home.id,
    cart: {
      [line?.id ?? 0]: {
        cart: line?.id ?? 0,
        shipping_place: { id: product.place },
        shipping_type: 1,
      },
    },
  });
  const payer: Payer = { gate, token, idempotency: `intent-${token}` };
  payers.push(payer);
  return payer;
}
