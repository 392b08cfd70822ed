// Notices of PayPal, and of impostors.
import { afterAll, describe, expect, it, vi } from 'vitest';
import { paypal } from '#outside/gateways/paypal/paypal.ts';
import { paypalCertificates } from '#outside/gateways/paypal/paypal-certificate.ts';
import { makeCertificate } from '../stand-ins/gateways/certificate.ts';
import { standIn } from '../stand-ins/gateways/stand-in.ts';
import { openAdapter, price } from './paypal-set-up.ts';
import { refundOf } from './wish.ts';

const DAY_MS = 86_400_000;
const { there, gateway, opened } = await openAdapter();
const payment = await opened();
there.pay(payment.providerRef);
afterAll(() => there.close());

describe('a notice of PayPal', () => {
  const read = (body: string | Uint8Array, headers: Record<string, string>, own = gateway) =>
    own.read(Buffer.from(body), new Headers(headers));
  const APPROVED = 'CHECKOUT.ORDER.APPROVED';
  const certificates = () =>
    there.log.filter(({ path }) => path.startsWith('/v1/notifications/certs/')).length;

  it('says which payment or refund it may be about, and fetches the certificate once', async () => {
    const before = certificates();
    const { providerRef, key } = payment;
    const readNotice = async (kind: string, ref: string) => {
      const { body, headers } = there.notice(kind, ref);
      const notice = await read(body, headers);
      return [
        notice?.kind,
        notice?.about,
        notice?.eventId === (JSON.parse(body) as { id: string }).id,
      ];
    };
    expect(await readNotice(APPROVED, providerRef)).toEqual([APPROVED, { providerRef, key }, true]);
    const { providerPaymentRef } = await gateway.checkPayment(payment);
    const { providerRef: refundRef } = await gateway.refund(
      { ...payment, providerPaymentRef },
      refundOf(price),
    );
    for (const kind of [
      'PAYMENT.CAPTURE.COMPLETED',
      'PAYMENT.CAPTURE.PENDING',
      'PAYMENT.CAPTURE.DENIED',
    ])
      expect(await readNotice(kind, providerRef)).toEqual([
        kind,
        { providerPaymentRef, providerRef, key },
        true,
      ]);
    expect(await readNotice('PAYMENT.CAPTURE.REFUNDED', refundRef)).toEqual([
      'PAYMENT.CAPTURE.REFUNDED',
      { refundRef, providerPaymentRef },
      true,
    ]);
    expect(await readNotice('CUSTOMER.DISPUTE.CREATED', 'PP-D-1')).toEqual([
      'CUSTOMER.DISPUTE.CREATED',
      {},
      true,
    ]);
    expect(certificates() - before).toBe(1);
  });

  it('that is forged, changed, for another webhook or signed twice is refused', async () => {
    const { body, headers } = there.notice(APPROVED, payment.providerRef);
    expect(await read(body, headers)).not.toBeNull();
    const text = (name: string) => headers[`paypal-${name}`] ?? '';
    for (const [name, wrong] of [
      ['transmission-sig', ''],
      ['transmission-sig', 'AAAA'],
      ['transmission-sig', `${text('transmission-sig')}, ${text('transmission-sig')}`],
      [
        'transmission-sig',
        text('transmission-sig').replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
      ],
      ['transmission-id', 'other'],
      ['transmission-time', '2020-01-01T00:00:00Z'],
      ['auth-algo', 'none'],
      ['auth-algo', ''],
      ['cert-url', ''],
      ['cert-url', `${there.url}/v1/notifications/certs/none`],
    ] as const) {
      expect(
        await read(body, { ...headers, [`paypal-${name}`]: wrong }),
        `${name} ${wrong}`,
      ).toBeNull();
    }
    expect(await read(body, {})).toBeNull();
    for (const changed of [
      '',
      `${body} `,
      body.replace('APPROVED', 'VOIDED'),
      Uint8Array.from([255]),
    ])
      expect(await read(changed, headers)).toBeNull();
    const other = there.signed(APPROVED, payment.providerRef, { webhookId: 'WH-OTHER' });
    const unset = there.signed(APPROVED, payment.providerRef, { webhookId: '' });
    expect([
      await read(other.body, other.headers),
      await read(unset.body, unset.headers, paypal({ ...there.keys, webhookId: '' }, there.url)),
    ]).toEqual([null, null]);
  });

  it('with a certificate from elsewhere is refused, and that is never fetched', async () => {
    const fetchedPaths: string[] = [];
    const certificate = makeCertificate();
    const foreign = await standIn(async ({ path }) => {
      fetchedPaths.push(path);
      return { html: certificate.pem };
    });
    const { port } = new URL(foreign.url);
    const sign = (certUrl: string) =>
      there.signed(APPROVED, payment.providerRef, { certificate, certUrl });
    const spy = vi.spyOn(globalThis, 'fetch');
    for (const certUrl of [
      `${foreign.url}/cert`,
      `http://localhost:${port}/cert`,
      `http://user@127.0.0.1:${new URL(there.url).port}/cert`,
      'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'file:///etc/ssl/cert.pem',
      'data:,x',
      'x',
    ]) {
      const { body, headers } = sign(certUrl);
      expect(await read(body, headers), certUrl).toBeNull();
    }
    expect([fetchedPaths, spy.mock.calls]).toEqual([[], []]);
    spy.mockRestore();
    await foreign.close();
  });

  it('with a certificate that has expired, is not yet valid or is none is refused', async () => {
    const past = makeCertificate({
      from: new Date(Date.now() - 2 * DAY_MS),
      to: new Date(Date.now() - DAY_MS),
    });
    const future = makeCertificate({
      from: new Date(Date.now() + DAY_MS),
      to: new Date(Date.now() + 2 * DAY_MS),
    });
    const good = makeCertificate();
    const held: Record<string, string> = {
      '/past': past.pem,
      '/future': future.pem,
      '/good': good.pem,
      '/text': 'no certificate',
      '/long': 'x'.repeat(100_000),
    };
    const keeper = await standIn(async ({ path }) => ({ html: held[path] ?? '' }));
    const keyAt = paypalCertificates(keeper.url);
    keeper.fault('/good', 'error');
    expect(await keyAt(`${keeper.url}/good`)).toBeNull();
    expect((await keyAt(`${keeper.url}/good`))?.export({ type: 'spki', format: 'pem' })).toContain(
      'PUBLIC KEY',
    );
    for (const path of ['/past', '/future', '/text', '/long', '/none'])
      expect(await keyAt(`${keeper.url}${path}`), path).toBeNull();
    await keeper.close();
  });

  it('of the real PayPal is believed only with a certificate of its own hosts', async () => {
    const { pem } = makeCertificate();
    const fetchedUrls: string[] = [];
    const keyAt = paypalCertificates('https://api-m.paypal.com');
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
      fetchedUrls.push(String(url));
      return new Response(pem);
    });
    const own = [
      'https://api.paypal.com/v1/notifications/certs/CERT-1',
      'https://api.sandbox.paypal.com/c',
      'https://paypal.com/c',
    ];
    for (const address of own) expect(await keyAt(address), address).not.toBeNull();
    const foreign = [
      'http://api.paypal.com/c',
      'https://paypal.com.evil.example/c',
      'https://evilpaypal.com/c',
      'https://evil.example/paypal.com',
      'https://paypal.com@evil.example/c',
      'https://user:x@paypal.com/c',
      'https://paypal.com:8443/c',
      'https://127.0.0.1/c',
      'http://127.0.0.1/c',
      'https://paypal.com./c',
      'ftp://paypal.com/c',
      '',
    ];
    for (const address of foreign) expect(await keyAt(address), address).toBeNull();
    expect(fetchedUrls).toEqual(own);
    spy.mockRestore();
  });

  it('that is changed on its way is refused', async () => {
    const door = await standIn(async ({ raw, headers }) => ({
      status: (await gateway.read(raw, new Headers(headers))) ? 200 : 400,
      json: {},
    }));
    there.webhook = door.url;
    expect([
      await there.notify(APPROVED, payment.providerRef, { times: 2 }),
      await there.notify(APPROVED, payment.providerRef, { corrupt: true }),
    ]).toEqual([[200, 200], [400]]);
    await door.close();
  });
});
