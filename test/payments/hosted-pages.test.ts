// The pages of the stand-ins, by hand: what a person sees who presses their buttons.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import { flutterwave } from '#outside/gateways/flutterwave/flutterwave.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { razorpay } from '#outside/gateways/razorpay/razorpay.ts';
import type { AtGateway } from '../stand-ins/gateways/come-back.ts';
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import type { StandIn } from '../stand-ins/gateways/stand-in.ts';
import { openAdapter as openPaypalAdapter } from './paypal-set-up.ts';
import { openAdapter as openStripeAdapter } from './stripe-set-up.ts';
import { paymentFor, money, wishFor } from './wish.ts';

type There = StandIn & AtGateway & { expire?: (ref: string) => void };
const shops: [string, string, () => Promise<{ there: There; gateway: Gateway }>][] = [
  [
    'Razorpay',
    'USD',
    async () => {
      const there = await openRazorpay();
      return { there, gateway: razorpay(there.keys, there.url) };
    },
  ],
  [
    'Flutterwave',
    'USD',
    async () => {
      const there = await openFlutterwave();
      return { there, gateway: flutterwave(there.keys, there.url) };
    },
  ],
  [
    'Iyzico',
    'TRY',
    async () => {
      const there = await openIyzico();
      return { there, gateway: iyzico(there.keys, there.url, '11111111111') };
    },
  ],
];

describe.each(shops)('the page of %s', (name, currency, open) => {
  let there: There;
  let gateway: Gateway;
  const notices: string[] = [];
  const shop = createServer((request, response) => {
    text(request).then(
      (body) => {
        notices.push(body);
        response.end();
      },
      () => response.end(),
    );
  });
  beforeAll(async () => {
    ({ there, gateway } = await open());
    await new Promise<void>((resolve) => {
      shop.listen(0, '127.0.0.1', resolve);
    });
    there.webhook = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/notices`;
  });
  afterAll(async () => {
    await there.close();
    shop.close();
  });

  async function onPage() {
    const wish = wishFor(money(1_999, currency));
    const page = await gateway.open(wish);
    const fields = page.action.kind === 'form' ? page.action.fields : {};
    const url = page.action.url;
    const press = (choice: string) =>
      fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ ...fields, do: choice }),
      });
    const see = async () =>
      (
        await fetch(
          url,
          page.action.kind === 'form' ? { method: 'POST', body: new URLSearchParams(fields) } : {},
        )
      ).text();
    return { wish, payment: paymentFor(wish, page), press, see };
  }
  const leadsTo = async (answer: Response, url: string) =>
    expect(answer.headers.get('location') ?? (await answer.text())).toContain(
      answer.headers.has('location') ? `${url}?` : `action="${url}"`,
    );

  it('says that no money moves, what is paid, and what may be done', async () => {
    const html = await (await onPage()).see();
    expect(html).toContain(`<title>Stand-in of ${name}, no money moves</title>`);
    expect(html).toMatch(/19\.99|1999/);
    expect([...html.matchAll(/name="do" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'pay',
      'hold',
      'decline',
      'cancel',
      'close',
    ]);
  });

  it('is declined and then paid, notifies the shop, and leads back to it', async () => {
    const { wish, payment, press, see } = await onPage();
    const before = notices.length;
    await leadsTo(await press('decline'), wish.returnUrl);
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'failed' });
    await leadsTo(await press('pay'), wish.returnUrl);
    expect(await gateway.checkPayment(payment)).toMatchObject({
      state: 'succeeded',
      received: wish.amount,
    });
    expect(notices).toHaveLength(before + 2);
    expect(await see()).toContain('is paid');
  });

  it('may be closed after paying: the shop is notified, and nobody comes back', async () => {
    const { payment, press } = await onPage();
    const before = notices.length;
    expect(await (await press('close')).text()).toContain('nobody goes back');
    expect(notices).toHaveLength(before + 1);
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'succeeded' });
  });

  it('may be left without paying, and ends with its time', async () => {
    const { payment, press, see } = await onPage();
    const back = await press('cancel');
    expect([200, 302]).toContain(back.status);
    expect(await gateway.checkPayment(payment)).toMatchObject({ state: 'sent' });
    there.expire?.(payment.providerRef ?? '');
    expect(await see()).toContain(there.expire ? 'has expired' : 'value="pay"');
  });
});

describe('the page', () => {
  it('of Stripe stays after a declined card, and is paid once', async () => {
    const { there, gateway, opened } = await openStripeAdapter();
    const { providerRef, key } = await opened();
    const url = `${there.url}/c/pay/${providerRef}`;
    const html = await (await fetch(url)).text();
    expect(html).toContain('<title>Stand-in of Stripe, no money moves</title>');
    expect([...html.matchAll(/name="do" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'pay',
      'hold',
      'decline',
      'cancel',
      'close',
    ]);
    const press = (choice: string) =>
      fetch(url, { method: 'POST', body: new URLSearchParams({ do: choice }), redirect: 'manual' });
    expect((await press('cancel')).headers.get('location')).toBe('http://127.0.0.1:9/cancelled');
    expect(await (await press('decline')).text()).toContain('declined');
    expect((await press('pay')).headers.get('location')).toBe('http://127.0.0.1:9/back');
    expect(await (await press('pay')).text()).toContain('paid already');
    expect(
      await gateway.checkPayment({
        ...paymentFor(wishFor(money(1999, 'USD')), null),
        key,
        providerRef,
      }),
    ).toMatchObject({ state: 'succeeded' });
    await there.close();
  });

  it('of PayPal leads back to the shop, and is approved once', async () => {
    const { there, gateway, opened } = await openPaypalAdapter();

    const { providerRef, key } = await opened();
    const url = `${there.url}/checkoutnow?token=${providerRef}`;
    const html = await (await fetch(url)).text();
    expect(html).toContain('<title>Stand-in of PayPal, no money moves</title>');
    expect([...html.matchAll(/name="do" value="(\w+)"/g)].map(([, choice]) => choice)).toEqual([
      'pay',
      'hold',
      'decline',
      'cancel',
      'close',
    ]);
    const press = async (choice: string) =>
      (
        await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ do: choice }),
          redirect: 'manual',
        })
      ).headers.get('location');
    expect(await press('cancel')).toBe(`http://127.0.0.1:9/cancelled?token=${providerRef}`);
    expect(await press('pay')).toBe(
      `http://127.0.0.1:9/back?token=${providerRef}&PayerID=QYR5Z8XDVJNXQ`,
    );
    expect(await (await fetch(url)).text()).toContain('approved already');
    expect(
      await gateway.checkPayment({
        ...paymentFor(wishFor(money(1999, 'USD')), null),
        key,
        providerRef,
      }),
    ).toMatchObject({
      state: 'succeeded',
    });
    await there.close();
  });
});
