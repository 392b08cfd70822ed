// What staff can add to a dispute that its gateway reports, and what not.
import { describe, expect, it } from 'vitest';
import { hold, gatewayDispute } from '../disputes.ts';
import { booked, disputesOf, sold, report, TOTAL } from './dispute-books.ts';
import { withBooks } from './parcel-books.ts';
import { save, shown } from './dispute-form-set-up.ts';

withBooks();

describe('a dispute that the gateway reports', () => {
  it('is not begun, and not changed, by staff', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL)] });
    await expect(save(one.payment)).rejects.toMatchObject({ code: 'dispute-by-gateway' });
    await report(one.payment, [dispute]);
    const same = { reference: dispute.providerRef, state: dispute.state };
    for (const wish of [
      { ...same, state: 'won' as const },
      { ...same, amount: '1' },
      { ...same, movements: [{ kind: 'release' as const, amount: '13.50', reference: 'R' }] },
    ]) {
      await expect(save(one.payment, wish)).rejects.toMatchObject({ code: 'dispute-by-gateway' });
    }
    expect(await disputesOf(one.payment)).toMatchObject([{ state: 'needs-response' }]);
  });
  it('in another currency is settled when staff say what it took of the payment', async () => {
    const one = await sold();
    const EUR = { currency: 'EUR', exponent: 2 };
    const dispute = gatewayDispute(1250, { state: 'lost', movements: [hold(1250, EUR)] }, EUR);
    await report(one.payment, [dispute]);
    const [{ id } = { id: 0 }] = await disputesOf(one.payment);
    expect(await shown(id)).toMatchObject({
      amount: 12.5,
      currency: 'EUR',
      paid_in: 'USD',
      taken: 0,
      elsewhere: 1,
      settled: 0,
    });
    await save(one.payment, {
      reference: dispute.providerRef,
      state: 'lost',
      movements: [{ kind: 'hold', amount: '13.50', reference: 'in USD' }],
    });
    expect(await shown(id)).toMatchObject({
      source: 'gateway',
      taken: 13.5,
      lost: 13.5,
      settled: 1,
    });
    expect(await booked(one.order.id)).toMatchObject({ held: 0, customer: 0, disputed: 0 });
  });
  it('that was lost, and of which it lists no money, gets that by staff', async () => {
    const one = await sold();
    const dispute = gatewayDispute(TOTAL, { state: 'lost' });
    await report(one.payment, [dispute]);
    expect(await booked(one.order.id)).toMatchObject({ disputed: TOTAL });
    await save(one.payment, {
      reference: dispute.providerRef,
      state: 'lost',
      movements: [{ kind: 'hold', amount: '13.50', reference: 'T1201' }],
    });
    expect(await booked(one.order.id)).toMatchObject({ disputed: 0, held: 0 });
    await expect(
      save(one.payment, {
        reference: dispute.providerRef,
        state: 'lost',
        movements: [{ kind: 'fee', amount: '1', reference: 'x' }],
      }),
    ).rejects.toMatchObject({ code: 'dispute-by-gateway' });
  });
});
