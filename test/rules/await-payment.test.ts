import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { awaitPayment, type Waiting } from '#web/storefront/payment-callback/await-payment.ts';

type Answer =
  | 'waiting'
  | 'failed'
  | 'checking'
  | 'review'
  | 'paid'
  | 'cancelled'
  | 'missing'
  | 'down';

/** Waits with a shop that gives these answers in turn, the last one for ever. */
async function waits(sequence: Answer[], method: number = orderMethod.stripe) {
  const hints: number[] = [];
  const pauses: number[] = [];
  const reports: [number, boolean][] = [];
  let requests = 0;
  const ask: Waiting['ask'] = async () => {
    const now = sequence[Math.min(requests++, sequence.length - 1)] ?? 'down';
    if (now === 'missing' || now === 'down')
      return {
        ok: false,
        message: '',
        reasons: [],
        lines: {},
        status: now === 'missing' ? 201 : 0,
      };
    return {
      ok: true,
      message: '',
      data: {
        payment_done: now === 'paid' ? 1 : 0,
        cancelled: now === 'cancelled' ? 1 : 0,
        order_method: method,
        pay: { state: now === 'cancelled' ? 'none' : now },
      },
    };
  };
  const end = await awaitPayment({
    ask,
    hint: async (by) => {
      hints.push(by);
    },
    pause: async (ms) => {
      pauses.push(ms);
    },
    heard: (share, answers) => {
      reports.push([share, answers]);
    },
  });
  return {
    end,
    hints,
    waitedMs: pauses.reduce((sum, ms) => sum + ms, 0),
    requests,
    reports,
  };
}

describe('waiting for a payment', () => {
  it('ends at once when it is paid, and asks nobody else', async () =>
    expect(await waits(['paid'])).toMatchObject({
      end: 'paid',
      hints: [],
      requests: 1,
      waitedMs: 0,
    }));
  it('hints once, by the order’s own method, and asks again without a pause', async () =>
    expect(await waits(['waiting', 'paid'])).toMatchObject({
      end: 'paid',
      hints: [orderMethod.stripe],
      requests: 2,
      waitedMs: 0,
    }));
  it('gives up after some seconds when nobody knows of a payment', async () => {
    const { end, hints, waitedMs } = await waits(['waiting']);
    expect([end, hints.length]).toEqual(['unheard', 1]);
    expect(waitedMs).toBeLessThan(10_000);
  });
  it('waits half a minute for a gateway that is checking, without a hint', async () => {
    const { end, hints, waitedMs, reports } = await waits(['checking']);
    expect([end, hints, waitedMs]).toEqual(['shown', [], 30_000]);
    expect(reports.map(([share]) => share)).toEqual(
      reports.map(([share]) => share).toSorted((a, b) => a - b),
    );
  });
  it('is there when the checking ends well', async () =>
    expect(await waits(['checking', 'checking', 'paid'])).toMatchObject({
      end: 'paid',
      hints: [],
    }));
  it('does not hint at cash or a transfer', async () =>
    expect(await waits(['waiting'], orderMethod.bank)).toMatchObject({
      end: 'unheard',
      hints: [],
    }));
  it.each(['review', 'cancelled', 'failed'] as const)(
    'leaves %s to the order’s page',
    async (answer) => expect(await waits([answer])).toMatchObject({ end: 'shown', requests: 1 }),
  );
  it('says that there is no such order', async () =>
    expect(await waits(['missing'])).toMatchObject({ end: 'missing', requests: 1 }));
  it('goes on when the shop answers again', async () =>
    expect(await waits(['down', 'down', 'paid'])).toMatchObject({
      end: 'paid',
      reports: [
        [0, false],
        [expect.any(Number), false],
      ],
    }));
  it('says when it does not, after half a minute', async () =>
    expect(await waits(['down'])).toMatchObject({ end: 'down', waitedMs: 30_000 }));
});
