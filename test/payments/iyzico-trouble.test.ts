import Iyzipay from 'iyzipay';
import utils from 'iyzipay/lib/utils.js';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Gateway } from '#market/payments/gateways/gateway.ts';
import {
  answerSignature,
  isSigned,
  noticeSignature,
  signedHeaders,
} from '#outside/gateways/iyzico/iyzico-signing.ts';
import { toForm } from '#outside/gateways/iyzico/iyzico-form.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import type { Fault } from '../stand-ins/gateways/stand-in.ts';
import { openIyzico, type IyzicoStandIn } from '../stand-ins/gateways/iyzico.ts';
import { giveUpOnSilence, knownOf, money, payer, problemOf, refundOf, wishFor } from './wish.ts';

let there: IyzicoStandIn;
let gateway: Gateway;
beforeAll(async () => {
  there = await openIyzico();
  gateway = iyzico(there.keys, there.url, '11111111111');
});
afterAll(() => there.close());

const lira = money(129_990, 'TRY');
const RETRIEVE = '/payment/iyzipos/checkoutform/auth/ecom/detail';
const { opened, paid } = payer(
  () => ({ gateway, there }),
  lira,
  ({ providerRef }) => providerRef,
);

const faults: [Fault, string][] = [
  ['error', 'unavailable'],
  ['hang', 'timeout'],
  ['reset', 'unavailable'],
  ['html', 'malformed'],
  ['rate-limit', 'unavailable'],
  ['huge', 'malformed'],
  ['lost', 'unavailable'],
];
describe.each(faults)('when Iyzico answers with %s', (fault, kind) => {
  beforeAll(giveUpOnSilence);
  afterAll(() => {
    vi.restoreAllMocks();
  });

  it('a form is opened again, and nobody pays twice', async () => {
    const wish = wishFor(lira);
    there.fault('/payment/iyzipos/checkoutform/initialize', fault);
    expect(await problemOf(() => gateway.open(wish))).toBe(kind);
    const page = await gateway.open(wish);
    there.pay(page.providerRef);
    expect(await gateway.checkPayment(knownOf(wish, page))).toMatchObject({
      state: 'succeeded',
      received: lira,
    });
    expect(
      there.books.payments.filter(({ form }) => form.conversationId === wish.key),
    ).toHaveLength(1);
  });

  it('a payment is asked for again', async () => {
    const known = await opened();
    const { fields } = there.pay(known.providerRef);
    there.fault(RETRIEVE, fault, 2);
    expect(await problemOf(() => gateway.confirm(known, fields))).toBe(kind);
    there.fault(RETRIEVE, fault);
    expect(await gateway.confirm(known, fields)).toMatchObject({ state: 'succeeded' });
  });

  it('a refund is not made twice', async () => {
    const known = await paid();
    const wish = refundOf(money(500, 'TRY'));
    there.fault('/v2/payment/refund', fault);
    expect(await problemOf(() => gateway.refund(known, wish))).toBe(kind);
    expect(await gateway.refund(known, wish)).toEqual({
      providerRef: wish.key,
      state: 'succeeded',
    });
    expect(
      there.books.payments.find(({ paymentId }) => paymentId === known.providerPaymentRef)?.refunds,
    ).toHaveLength(1);
  });

  it('a refund is not made where nobody knows whether it was made before', async () => {
    const known = await paid();
    there.fault('/v2/reporting', fault, 2);
    expect(await problemOf(() => gateway.refund(known, refundOf(money(500, 'TRY'))))).toBe(kind);
    expect(
      there.books.payments.find(({ paymentId }) => paymentId === known.providerPaymentRef)?.refunds,
    ).toHaveLength(0);
  });
});

describe('an answer of Iyzico', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each([
    ['another amount', { paidPrice: 1 }],
    ['another state', { paymentStatus: 'SUCCESS', paymentId: '1' }],
    ['another basket', { basketId: 'other' }],
    ['another page', { token: 'other' }],
    ['another question', { conversationId: 'other' }],
    ['no signature', { signature: undefined }],
    ['an empty signature', { signature: '' }],
  ])('is not believed with %s', async (_, change) => {
    const known = await paid();
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) =>
      Response.json({ ...(await (await real(url, init)).json()), ...change }),
    );
    expect(await problemOf(() => gateway.checkPayment(known))).toBe('malformed');
  });

  it('is not believed when it is a genuine one about another payment', async () => {
    const known = await opened();
    const other = await paid();
    const real = globalThis.fetch;
    const answers = new Map<string, string>();
    const keep = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const answer = await (await real(url, init)).text();
      answers.set(new URL(String(url)).pathname, answer);
      return new Response(answer);
    });
    await gateway.checkPayment(other);
    await gateway.checkPayment(knownOf({ ...wishFor(lira), key: other.key }, null));
    keep.mockImplementation(async (url, init) => {
      const kept = answers.get(new URL(String(url)).pathname);
      return kept ? new Response(kept) : real(url, init);
    });
    expect(await problemOf(() => gateway.checkPayment(known))).toBe('malformed');
    expect(await gateway.checkPayment({ ...known, providerRef: null })).toMatchObject({
      state: 'sent',
      received: null,
    });
  });

  it.each([
    ['another refund', { conversationId: 'other' }],
    ['another payment', { paymentId: '1' }],
    ['another amount', { price: 1 }],
    ['no signature', { signature: null }],
  ])('to a refund is not believed with %s', async (_, change) => {
    const known = await paid();
    const wish = refundOf(money(500, 'TRY'));
    const real = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      const said = await (await real(url, init)).json();
      return Response.json(
        String(url).includes('/v2/payment/refund') ? { ...said, ...change } : said,
      );
    });
    expect(await problemOf(() => gateway.refund(known, wish))).toBe('malformed');
    vi.restoreAllMocks();
    expect(await gateway.refund(known, wish)).toEqual({
      providerRef: wish.key,
      state: 'succeeded',
    });
    expect(
      there.books.payments.find(({ paymentId }) => paymentId === known.providerPaymentRef)?.refunds,
    ).toHaveLength(1);
  });

  it('to keys that it does not know says so', async () => {
    const known = await paid();
    for (const wrong of [
      { ...there.keys, secretKey: 'wrong' },
      { ...there.keys, apiKey: 'wrong' },
    ]) {
      const stranger = iyzico(wrong, there.url, '11111111111');
      expect(await stranger.checkKeys()).toBe(false);
      expect(await problemOf(() => stranger.checkPayment(known))).toBe('rejected');
      expect(await problemOf(() => stranger.open(wishFor(lira)))).toBe('rejected');
    }
    expect(await gateway.checkKeys()).toBe(true);
  });

  it('is signed over its values without the zeros at their end', () => {
    expect(
      answerSignature('k', [10.5, '10.50', 6, '6.0', '0.10', 100, '100', null, undefined, 'a.0']),
    ).toBe(
      utils.calculateHmacSHA256Signature(
        ['10.5', '10.5', '6', '6', '0.1', '100', '100', '', '', 'a.0'],
        'k',
      ),
    );
    expect(isSigned('', ['a'], answerSignature('k', ['a']))).toBe(false);
  });
});

describe('a notice of Iyzico', () => {
  it('says which payment it is about', async () => {
    const known = await paid();
    const { body, headers } = there.notice('CHECKOUT_FORM_AUTH', known.providerRef);
    const said = JSON.parse(body);
    const read = await gateway.read(Buffer.from(body), new Headers(headers));
    expect(read).toEqual({
      eventId: `${said.iyziReferenceCode}:SUCCESS`,
      kind: 'CHECKOUT_FORM_AUTH',
      about: {
        providerRef: known.providerRef,
        key: known.key,
        providerPaymentRef: known.providerPaymentRef,
      },
    });
    const { iyziReferenceCode, ...rest } = said;
    expect(
      await gateway.read(
        Buffer.from(JSON.stringify({ ...rest, iyzicoReferenceCode: iyziReferenceCode })),
        new Headers(headers),
      ),
    ).toEqual(read);
  });

  it('is nobody’s when its signature is not Iyzico’s', async () => {
    const known = await paid();
    const { body, headers } = there.notice('CHECKOUT_FORM_AUTH', known.providerRef);
    const own = headers['x-iyz-signature-v3'] ?? '';
    const said = JSON.parse(body);
    const read = (text: string, signature: string | null, secretKey = there.keys.secretKey) =>
      iyzico({ ...there.keys, secretKey }, there.url, '1').read(
        Buffer.from(text),
        new Headers(signature === null ? {} : { 'x-iyz-signature-v3': signature }),
      );
    expect(await read(body, own.toUpperCase())).not.toBeNull();
    const fields = [
      said.iyziEventType,
      String(said.iyziPaymentId),
      said.token,
      said.paymentConversationId,
      said.status,
    ];
    for (const forged of [
      null,
      '',
      'f'.repeat(64),
      `${own}, ${own}`,
      own.slice(0, -1),
      noticeSignature('other', fields),
    ])
      expect(await read(body, forged), String(forged)).toBeNull();
    for (const change of [
      { status: 'FAILURE' },
      { token: 'other' },
      { iyziPaymentId: 1 },
      { paymentConversationId: 'pay_other' },
      { iyziEventType: 'REFUND' },
    ])
      expect(
        await read(JSON.stringify({ ...said, ...change }), own),
        JSON.stringify(change),
      ).toBeNull();
    expect(await read(body, noticeSignature('', fields), '')).toBeNull();
    for (const text of ['', 'null', '[]', '{', '{}'])
      expect(await read(text, own), text).toBeNull();
  });
});

describe('Iyzico’s own client', () => {
  const client = () => new Iyzipay({ uri: there.url, ...there.keys });
  type Then = (problem: Error | null, answer: Record<string, unknown>) => void;
  const asked = (call: (then: Then) => void) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      call((problem, answer) => (problem ? reject(problem) : resolve(answer)));
    });

  it('drives the stand-in, whose signatures it finds right', async () => {
    const wish = wishFor(lira);
    const form = toForm(wish, '11111111111');
    const { secretKey } = there.keys;
    const sign = (values: unknown[]) => utils.calculateHmacSHA256Signature(values, secretKey);
    const page = await asked((then) => client().checkoutFormInitialize.create(form, then));
    expect(page).toMatchObject({
      status: 'success',
      conversationId: wish.key,
      signature: sign([page.conversationId, page.token]),
    });
    there.pay(String(page.token));
    const result = await asked((then) =>
      client().checkoutForm.retrieve(
        { locale: 'en', conversationId: 'c', token: page.token },
        then,
      ),
    );
    expect(result).toMatchObject({
      paymentStatus: 'SUCCESS',
      paidPrice: 1299.9,
      basketId: wish.key,
      conversationId: 'c',
      signature: sign([
        result.paymentStatus,
        result.paymentId,
        result.currency,
        result.basketId,
        'c',
        result.paidPrice,
        result.price,
        page.token,
      ]),
    });
    expect(
      await asked((then) =>
        client().payment.retrieve({ conversationId: 'c', paymentId: result.paymentId }, then),
      ),
    ).toMatchObject({ paymentStatus: 'SUCCESS' });
    expect(
      await asked((then) =>
        client().refundV2.create(
          {
            conversationId: 'r',
            paymentId: result.paymentId,
            price: 2.5,
            currency: 'TRY',
            ip: '127.0.0.1',
          },
          then,
        ),
      ),
    ).toMatchObject({ status: 'success', price: 2.5 });
    expect(
      await asked((then) =>
        client().reportingTransactionDetails.retrieve(
          { conversationId: 'b', paymentConversationId: wish.key },
          then,
        ),
      ),
    ).toMatchObject({
      payments: [
        {
          paymentConversationId: wish.key,
          itemTransactions: [{ refunds: [{ refundConversationId: 'r', refundPrice: 2.5 }] }],
        },
      ],
    });
    expect(
      await asked((then) =>
        client().refundV2.create(
          {
            conversationId: 'r2',
            paymentId: result.paymentId,
            price: 1297.41,
            currency: 'TRY',
            ip: '127.0.0.1',
          },
          then,
        ),
      ),
    ).toMatchObject({ status: 'failure' });
  });

  it('asks for the books by a GET with a body and its type, and so does the shop', async () => {
    const known = await opened();
    const asks = () => there.log.filter(({ path }) => path.startsWith('/v2/reporting/')).at(-1);
    await asked((then) =>
      client().reportingTransactionDetails.retrieve(
        { locale: 'en', conversationId: 'report', paymentConversationId: known.key },
        then,
      ),
    );
    const theirs = asks();
    await gateway.checkPayment(known);
    const own = asks();
    const bodyOf = (sent: typeof own) => [
      sent?.method,
      sent?.path,
      sent?.body,
      sent?.headers['content-type'],
      sent?.headers['content-length'],
    ];
    expect(own).not.toBe(theirs);
    expect(bodyOf(own)).toEqual(bodyOf(theirs));
    expect(own?.headers.authorization).toBe(
      utils.generateAuthorizationHeaderV2(
        'IYZWSv2',
        there.keys.apiKey,
        ':',
        there.keys.secretKey,
        '/v2/reporting/payment/details',
        {},
        own?.headers['x-iyzi-rnd'] ?? '',
      ),
    );
  });

  it('is refused by the stand-in with another secret, or where the basket is not the price', async () => {
    const form = toForm(wishFor(lira), '11111111111');
    const stranger = new Iyzipay({ uri: there.url, ...there.keys, secretKey: 'wrong' });
    expect(await asked((then) => stranger.checkoutFormInitialize.create(form, then))).toMatchObject(
      { status: 'failure', errorCode: '1000' },
    );
    expect(
      await asked((then) =>
        client().checkoutFormInitialize.create({ ...form, price: '1.00' }, then),
      ),
    ).toMatchObject({ status: 'failure', errorCode: '5004' });
  });

  it('signs requests as the shop does, in any script, and a changed one otherwise', () => {
    const { apiKey, secretKey } = there.keys;
    const path = '/payment/detail';
    const body = { buyer: 'عبد الرحمن 🛍️ लक्ष्मी', price: '10.50' };
    const theirs = utils.generateAuthorizationHeaderV2(
      'IYZWSv2',
      apiKey,
      ':',
      secretKey,
      path,
      body,
      'random',
    );
    expect(signedHeaders(there.keys, path, JSON.stringify(body), 'random').authorization).toBe(
      theirs,
    );
    expect(
      signedHeaders(there.keys, path, JSON.stringify({ ...body, price: '10.51' }), 'random')
        .authorization,
    ).not.toBe(theirs);
  });
});
