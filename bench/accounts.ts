// Sign-in: its cost without the password hash, and whether a rush of it slows down other visitors.
import { openSession, readBearerSecret } from '#market/accounts/session.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { transaction } from '#db/transaction.ts';
import { answersPerSecond } from './load.ts';
import type { Line } from './report.ts';
import { serve, type Market, type Served } from './shop.ts';

const PASSWORD = 'a quiet harbour at dawn';
const EMAIL = 'bench@example.com';
const WARM = 300;
const COUNTED = 500;
const SIGN_INS = 40;
const RUSH = 200;
const ROUNDS = 2;
const QUIET = 4;
const BROWSING = {
  path: '/all/kitchen',
  connections: 16,
  seconds: 2,
  headers: { 'accept-encoding': 'br' },
};

export async function benchAccounts(market: Market): Promise<Line[]> {
  const { db, passwords } = market.services;
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: EMAIL,
      name: 'Bench',
      password: await passwords.seal(PASSWORD),
      verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await transaction(db, (tx) => openSession(tx, id, { device: '', network: '' }));
  const shop = await serve(market, 256);
  const lines = [
    await profileCost(shop, await signBearer(await readBearerSecret(db), session)),
    await hashShare(market, shop),
    await rush(shop),
  ];
  await shop.stop();
  return lines;
}

async function profileCost({ port, cpuMs }: Served, bearer: string): Promise<Line> {
  const requestProfile = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/v1/user/profile`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`user/profile answers ${answer.status}`);
  };
  for (let at = 0; at < WARM; at++) await requestProfile();
  const before = cpuMs();
  for (let at = 0; at < COUNTED; at++) await requestProfile();
  const cost = (cpuMs() - before) / COUNTED;
  return {
    what: 'API user/profile of somebody signed in',
    value: cost,
    unit: 'ms of CPU',
    wanted: '≤ 3',
    holds: cost <= 3,
  };
}

async function hashShare({ services: { db, passwords } }: Market, { port }: Served): Promise<Line> {
  const { password } = await db
    .selectFrom('accounts')
    .select('password')
    .where('email', '=', EMAIL)
    .executeTakeFirstOrThrow();
  const timed = async (work: () => Promise<unknown>) => {
    await work();
    const began = performance.now();
    for (let at = 0; at < SIGN_INS; at++) await work();
    return (performance.now() - began) / SIGN_INS;
  };
  const hash = await timed(() => passwords.fits(PASSWORD, password));
  const whole = await timed(() => signIn(port));
  return {
    what: 'one hash against a whole sign-in over HTTP',
    value: hash / whole,
    unit: 'ratio',
    wanted: '≥ 0.7',
    holds: hash / whole >= 0.7,
    note: `${hash.toFixed(0)} ms against ${whole.toFixed(0)} ms`,
  };
}

async function rush({ port }: Served): Promise<Line> {
  const quiet: number[] = [];
  const busy: number[] = [];
  let longest = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (let at = 0; at < QUIET; at++) quiet.push(await answersPerSecond({ port, ...BROWSING }));
    const began = performance.now();
    let done = false;
    const all = Promise.all(Array.from({ length: RUSH }, () => signIn(port))).finally(() => {
      done = true;
    });
    while (!done) busy.push(await answersPerSecond({ port, ...BROWSING }));
    await all;
    longest = Math.max(longest, performance.now() - began);
  }
  const [own, other] = [mean(busy), mean(quiet)];
  return {
    what: `browsing while ${RUSH} sign in at once, until the last is in, against browsing alone`,
    value: own / other,
    unit: 'ratio',
    wanted: '≥ 0.8',
    holds: own / other >= 0.8,
    note:
      `${Math.round(own)}/s against ${Math.round(other)}/s, all in after ` +
      `${Math.round(longest / 1000)} s`,
  };
}

const mean = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

async function signIn(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/user/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const { status } = (await answer.json()) as { status: number };
  if (status !== 200) throw new Error(`user/signin answers ${status}`);
}
