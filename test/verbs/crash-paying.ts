// The built shop with every gateway's stand-in beside it, to be cut off while people pay; and what
// a shopper does before and after.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { PayAction } from '#contract/pay-action.ts';
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
import type { StandIn } from '../stand-ins/gateways/stand-in.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import { startBuilt, type BuiltShop } from './built-shop.ts';
import { openGates, type Gate } from './crash-gateways.ts';

/** `PUBLIC`: the shop's address as gateways know it, the same before and after a crash. */
const SEALING = '5e'.repeat(32);
const PUBLIC = 'http://127.0.0.1:1';
const WAIT = { timeout: 60_000, interval: 20 };
/** Somebody with a full cart, who pays at one gateway. */
export type Payer = { gate: Gate; token: string; idempotency: string };
/** What is known of a payer's order. */
export type Standing = {
  id: number;
  total: number;
  paid: number;
  refunded: number;
  done: boolean;
  payments: {
    id: number;
    key: string;
    ref: string | null;
    state: string;
    amount: number;
    received: number | null;
  }[];
  told: number;
};
export type CrashPaying = Awaited<ReturnType<typeof openCrashPaying>>;

/** Opens shop and gateways; everything is gone after `close`. */
export async function openCrashPaying() {
  const gates = await openGates();
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-crash-pay-'));
  const payers: Payer[] = [];
  const { product, pieces } = await furnish(dataDir, gates);
  let shop: BuiltShop;
  let db: Db;
  let url = '';

  /** Starts the shop on what is there; what is written in its books is right at once. */
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

  /** Ends the shop as a power cut would, or what `what` ends. */
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
    /** A browser comes back to the shop as it stands now. */
    back: (way: ComeBack) => comeBack({ ...way, url: way.url.replace(PUBLIC, shop.origin) }),
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

/**
 * Presses “pay” in the cart: the order is placed, or the one that was placed by this press before
 * is answered; with where to pay.
 */
export const place = ({ calls }: CrashPaying, { gate, token, idempotency }: Payer) =>
  calls().ask('order.action', {
    user_token: token,
    order_method: gate.method,
    idempotency_key: idempotency,
    time_zone: 'UTC',
  });

/** Presses “pay” on the page of the order. */
export const press = async (
  { calls }: CrashPaying,
  { gate, token }: Payer,
  id: number,
): Promise<PayAction | null> =>
  (await calls().ask('orderPayment.begin', { user_token: token, id, order_method: gate.method }))
    .action;

/** Opens the gateway's page. */
export async function visit(action: PayAction | null): Promise<void> {
  if (!action) throw new Error('There is no page to pay on.');
  const page = await fetch(
    action.url,
    action.kind === 'form' ? { method: 'POST', body: new URLSearchParams(action.fields) } : {},
  );
  if (!page.ok) throw new Error(`The gateway's page answers ${page.status}: ${await page.text()}`);
}

/** Places an order and opens the gateway's page; answers what the gateway calls the payment. */
export async function open(paying: CrashPaying, payer: Payer): Promise<string> {
  await visit((await place(paying, payer)).action);
  return (await standing(paying, payer)).payments[0]?.ref ?? '';
}

/** How a payer's order stands in the shop's books. */
export async function standing(
  paying: Pick<CrashPaying, 'db'>,
  { token }: Payer,
): Promise<Standing> {
  const db = paying.db();
  const {
    id,
    total,
    paid,
    refunded,
    paid_at: at,
  } = await db
    .selectFrom('orders')
    .select(['id', 'total', 'paid', 'refunded', 'paid_at'])
    .where('shopper', '=', `v:${token}`)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'key', 'provider_ref as ref', 'state', 'amount', 'received'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const {
    rows: [events],
  } = await sql<{
    told: number;
  }>`select count(*) as told from events where kind = 'order-paid' and (data ->> 'order')::int = ${id}`.execute(
    db,
  );
  return { id, total, paid, refunded, done: at !== null, payments, told: events?.told ?? 0 };
}

/** Waits until the shop knows that payers have paid. */
export const untilPaid = (paying: CrashPaying, payers: Payer[]): Promise<void> =>
  vi.waitFor(async () => {
    for (const payer of payers)
      expect(await standing(paying, payer), payer.gate.name).toMatchObject({ done: true });
  }, WAIT);

/**
 * Goes on with what was begun, wherever it stopped: the order is placed if it is not, the shop asks
 * whether it is paid, and if not it is paid now.
 */
export async function finish(paying: CrashPaying, payer: Payer): Promise<void> {
  const {
    gate: { method, there },
    token,
  } = payer;
  const { id } = await place(paying, payer);
  const { payment_done: done, action } = await paying
    .calls()
    .ask('orderPayment.done', { user_token: token, id, order_method: method });
  if (done) return;
  await visit(action);
  await paying.back(there.pay((await standing(paying, payer)).payments[0]?.ref ?? ''));
}

/**
 * Lets the next call that begins so hang, or act and say nothing; answers how to wait until it has
 * come.
 */
export function stall(
  { there }: { there: StandIn },
  call: string,
  fault: 'hang' | 'mute',
): () => Promise<void> {
  const came = () =>
    there.log.filter(({ method, path }) => `${method} ${path}`.startsWith(call)).length;
  const before = came();
  there.fault(call, fault);
  return () => vi.waitFor(() => expect(came()).toBeGreaterThan(before), WAIT);
}

/** Lets the time come at which the worker looks at every payment that it has not heard of. */
export async function lookAtAll(paying: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update payments set look_at = look_at - interval '1 hour'`.execute(paying.db());
  await sql`select graphile_worker.add_job('look-at-payments')`.execute(paying.db());
}

/** How many tasks of a kind a worker has taken from the queue and not given back. */
export async function inHand({ db }: Pick<CrashPaying, 'db'>, task: string): Promise<number> {
  const {
    rows: [jobs],
  } = await sql<{
    count: number;
  }>`select count(*) as count from graphile_worker.jobs where task_identifier = ${task} and locked_at is not null`.execute(
    db(),
  );
  return jobs?.count ?? 0;
}

/**
 * Lets the time come at which what a worker took is looked at: it is free again if that worker is
 * gone, or has it in hand no more.
 */
export async function ageLocks({ db }: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_at is not null`.execute(
    db(),
  );
  await sql`update graphile_worker._private_job_queues set locked_at = locked_at - interval '1 hour' where locked_at is not null`.execute(
    db(),
  );
}

/**
 * Lets the time come at which tasks that a worker took with it are free again. Those who live say
 * so anew within seconds.
 */
export async function freeTasks(paying: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update workers set seen_at = seen_at - interval '1 hour'`.execute(paying.db());
  await ageLocks(paying);
}

/**
 * Every payer has paid one order, once and exactly, and the gateways have taken and given back that
 * and nothing else.
 */
export async function expectPaidOnce(paying: CrashPaying): Promise<void> {
  const all = await Promise.all(
    paying.payers.map(async (payer) => ({ payer, ...(await standing(paying, payer)) })),
  );
  for (const { payer, total, payments, ...order } of all) {
    expect({ ...order, payments }, payer.gate.name).toMatchObject({
      paid: total,
      done: true,
      told: 1,
      payments: [{ state: 'succeeded', amount: total, received: total }],
    });
    expect(payments, payer.gate.name).toHaveLength(1);
  }
  for (const gate of paying.gates) {
    const mine = all
      .filter(({ payer }) => payer.gate === gate)
      .map(({ payments: [payment], total, refunded }) => ({
        key: payment?.key ?? '',
        ref: payment?.ref ?? '',
        amount: total,
        back: refunded,
      }));
    const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
    expect((await gate.taken(mine.map(({ ref }) => ref))).toSorted(byKey), gate.name).toEqual(
      mine.map(({ ref: _, ...taken }) => taken).toSorted(byKey),
    );
  }
  expect([
    await auditMarket(paying.db()),
    await wrongInBooks(paying.db()),
    await piecesInAll(paying.db()),
  ]).toEqual([[], [], paying.pieces]);
}
