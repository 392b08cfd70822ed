// The shop is killed at every step between “placed” and “paid”, and between a refund and its money.
// Whoever continues afterwards, each order is paid once, and nothing is charged or refunded twice.
import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { GatewayName } from '../payments/at-shop.ts';
import { BUILT, cutPower } from './built-shop.ts';
import { gateNames, stall, type Gate } from './crash-gateways.ts';
import { openCrashPaying, type CrashPaying, type Payer } from './crash-paying.ts';
import { freeTasks, inHand, checkAllPayments } from './crash-queue.ts';
import {
  requestRefund,
  WAIT,
  expectPaidOnce,
  finish,
  open,
  place,
  press,
  standing,
  untilPaid,
  visit,
} from './crash-payers.ts';

const LONG = 600_000;
const CLIENTS = 6;
const PAID = 15;
const REFUND = 400;
/** The worker's concurrency. */
const AT_ONCE = 2;

describe.skipIf(!existsSync(BUILT))('a shop that is killed while an order is paid', () => {
  let paying: CrashPaying;
  beforeAll(async () => {
    paying = await openCrashPaying();
  }, LONG);
  afterAll(() => paying?.close(), LONG);
  afterEach(() => expectPaidOnce(paying));

  const gateOf = (name: GatewayName): Gate => {
    const found = paying.gates.find((gate) => gate.name === name);
    if (!found) throw new Error(name);
    return found;
  };
  const payers = (gates = paying.gates): Promise<Payer[]> =>
    Promise.all(gates.map((gate) => paying.come(gate)));
  const killed = async (...cut: Parameters<CrashPaying['cut']>) => {
    await paying.cut(...cut);
    await paying.start();
  };
  const refOf = async (payer: Payer) => (await standing(paying, payer)).payments[0]?.ref ?? '';
  const stateOf = async (payer: Payer) =>
    (await standing(paying, payer)).payments.map(({ state }) => state);

  /** Comes back from the gateway's page; the shop redirects to the order. */
  const comeBack = async (payer: Payer, ref: string) =>
    expect(await paying.back(payer.gate.there.pay(ref)), payer.gate.name).toEqual({
      status: 303,
      to: `/payment-callback?order=${(await standing(paying, payer)).id}`,
    });

  it.each([
    ['before the gateway is told', 'hang'],
    ['after the gateway has acted and before its answer came', 'mute'],
  ] as const)(
    '%s, pressed again, is the same payment',
    async (_, fault) => {
      const all = await payers();
      const reached = all.map(({ gate }) => stall(gate, gate.calls.open, fault));
      const lost = all.map((payer) => fateOf(place(paying, payer)));
      await Promise.all(reached.map((wait) => wait()));
      await killed();
      expect(await Promise.all(lost)).toEqual(all.map(() => 'lost'));
      for (const payer of all) {
        const { name } = payer.gate;
        expect([await stateOf(payer), await refOf(payer)], name).toEqual([['created'], '']);
        const [again, before] = [await place(paying, payer), await standing(paying, payer)];
        const pressed = await press(paying, payer, again.id);
        expect([again.id, pressed], name).toEqual([before.id, again.action]);
        expect([null, 1], name).toContain(await payer.gate.pages(before.payments[0]?.key ?? ''));
        await visit(again.action);
        await comeBack(payer, await refOf(payer));
      }
    },
    LONG,
  );

  it(
    'while buyers pay finds their payments by return, notice or clock',
    async () => {
      const groups = await Promise.all([payers(), payers(), payers()]);
      const paid = await Promise.all(
        groups.flat().map(async (payer) => ({ payer, ref: await open(paying, payer) })),
      );
      await paying.cut();
      const backs = paid.map(({ payer, ref }) => ({ payer, ref, to: payer.gate.there.pay(ref) }));
      const notify = ({ gate: { there, paid: kind } }: Payer, ref: string) =>
        there.notify(kind, ref);
      for (const { payer, ref, to } of backs) {
        await expect(notify(payer, ref)).rejects.toThrow('fetch failed');
        await expect(paying.back(to)).rejects.toThrow('fetch failed');
      }
      await paying.start();
      for (const { payer, to } of backs.filter(({ payer: one }) => groups[0]?.includes(one))) {
        await paying.back(to);
        expect(await stateOf(payer), payer.gate.name).toEqual(['succeeded']);
      }
      for (const { payer, ref } of backs.filter((one) => groups[1]?.includes(one.payer)))
        expect(await notify(payer, ref)).toEqual([200]);
      await untilPaid(paying, groups[1] ?? []);
      expect((await Promise.all((groups[2] ?? []).map(stateOf))).flat()).toEqual(
        gateNames.map(() => 'sent'),
      );
      await checkAllPayments(paying);
      await untilPaid(paying, groups[2] ?? []);
    },
    LONG,
  );

  it(
    'while the gateway is asked at the return, is paid when the shopper comes back again',
    async () => {
      const all = await payers();
      const refs = await Promise.all(all.map((payer) => open(paying, payer)));
      const backs = all.map((payer, at) => ({ payer, to: payer.gate.there.pay(refs[at] ?? '') }));
      const reached = all.map(({ gate }) =>
        stall(gate, gate.calls.confirm, gate.name === 'paypal' ? 'mute' : 'hang'),
      );
      const lost = backs.map(({ to }) => fateOf(paying.back(to)));
      await Promise.all(reached.map((wait) => wait()));
      await killed();
      expect(await Promise.all(lost)).toEqual(all.map(() => 'lost'));
      for (const { payer, to } of backs) {
        expect(await stateOf(payer), payer.gate.name).toEqual(['sent']);
        await paying.back(to);
        expect(await stateOf(payer), payer.gate.name).toEqual(['succeeded']);
      }
    },
    LONG,
  );

  it(
    'after a notice was answered and before the gateway was asked, asks by itself',
    async () => {
      const all = await payers();
      const refs = await Promise.all(all.map((payer) => open(paying, payer)));
      const reached = all
        .slice(0, AT_ONCE)
        .map(({ gate }) => stall(gate, gate.calls.check, 'hang'));
      for (const [
        at,
        {
          gate: { there, paid },
        },
      ] of all.entries()) {
        there.pay(refs[at] ?? '');
        expect(await there.notify(paid, refs[at] ?? '')).toEqual([200]);
        // the worker is busy; the other notices wait in the queue
        await reached[at]?.();
      }
      expect(await inHand(paying, 'look-at-payment')).toBe(AT_ONCE);
      await killed();
      await freeTasks(paying);
      await untilPaid(paying, all);
    },
    LONG,
  );

  it.each<['hang' | 'mute', GatewayName[]]>([
    ['hang', ['razorpay', 'stripe']],
    ['mute', ['razorpay', 'stripe']],
    ['mute', ['paypal', 'flutterwave']],
    ['mute', ['iyzico']],
  ])(
    'while a refund is sent (%s), gives the money back once: %s',
    async (fault, names) => {
      const all = await payers(names.map(gateOf));
      for (const payer of all) await comeBack(payer, await open(paying, payer));
      const reached = all.map(({ gate }) => stall(gate, gate.calls.refund, fault));
      for (const payer of all) await requestRefund(paying, payer, REFUND);
      await Promise.all(reached.map((wait) => wait()));
      await killed();
      await freeTasks(paying);
      await vi.waitFor(
        async () =>
          expect(
            await paying
              .db()
              .selectFrom('refunds')
              .select('id')
              .where('state', '<>', 'succeeded')
              .execute(),
          ).toEqual([]),
        WAIT,
      );
    },
    LONG,
  );

  describe('with many who pay at once', () => {
    /**
     * Places, pays and comes back, repeatedly, with the notice at the same moment; records who was
     * led to a paid order.
     */
    async function keepPaying(first: number, done: Payer[], over: AbortSignal): Promise<void> {
      for (let turn = first; !over.aborted; turn++) {
        const payer = await paying.come(gateOf(gateNames[turn % gateNames.length] ?? 'stripe'));
        const ref = await open(paying, payer);
        const { there, paid } = payer.gate;
        const [{ status }] = await Promise.all([
          paying.back(there.pay(ref)),
          there.notify(paid, ref),
        ]);
        if (status === 303) done.push(payer); // without its database the shop answers 500
      }
    }

    it.each([
      ['the shop', () => paying.end()],
      ['the shop', () => paying.end()],
      ['the database', () => cutPower(paying.url()).then(() => paying.end())],
    ])(
      'goes on where everybody stopped: %s',
      async (_, what) => {
        const over = new AbortController();
        const done: Payer[] = [];
        const clients = Array.from({ length: CLIENTS }, (_one, at) =>
          keepPaying(at, done, over.signal).catch(() => {}),
        );
        await vi
          .waitFor(() => expect(done.length).toBeGreaterThanOrEqual(PAID), WAIT)
          .then(what)
          .finally(() => over.abort());
        await Promise.all(clients);
        await killed(async () => {});
        for (const payer of done)
          expect(await stateOf(payer), payer.gate.name).toEqual(['succeeded']);
        await Promise.all(paying.payers.map((payer) => finish(paying, payer)));
      },
      LONG,
    );
  });
});

/** Whether an answer came before the shop was killed. */
const fateOf = (request: Promise<unknown>) =>
  request.then(
    () => 'answered',
    () => 'lost',
  );
