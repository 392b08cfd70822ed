// Iyzico's own client confirms that the stand-in and the shop sign as Iyzico does.
import Iyzipay from 'iyzipay';
import utils from 'iyzipay/lib/utils.js';
import { afterAll, describe, expect, it } from 'vitest';
import {
  answerSignature,
  isSigned,
  signedHeaders,
} from '#outside/gateways/iyzico/iyzico-signing.ts';
import { toForm } from '#outside/gateways/iyzico/iyzico-form.ts';
import { IDENTITY, lira, openAdapter } from './iyzico-set-up.ts';
import { wishFor } from './wish.ts';

const { there, gateway, opened } = await openAdapter();
afterAll(() => there.close());

describe('Iyzico’s own client', () => {
  const client = () => new Iyzipay({ uri: there.url, ...there.keys });
  type Then = (problem: Error | null, answer: Record<string, unknown>) => void;
  const answerOf = (call: (then: Then) => void) =>
    new Promise<Record<string, unknown>>((resolve, reject) => {
      call((problem, answer) => (problem ? reject(problem) : resolve(answer)));
    });

  it('drives the stand-in, whose signatures it finds right', async () => {
    const wish = wishFor(lira);
    const form = toForm(wish, IDENTITY);
    const { secretKey } = there.keys;
    const sign = (values: unknown[]) => utils.calculateHmacSHA256Signature(values, secretKey);
    const page = await answerOf((then) => client().checkoutFormInitialize.create(form, then));
    expect(page).toMatchObject({
      status: 'success',
      conversationId: wish.key,
      signature: sign([page.conversationId, page.token]),
    });
    there.pay(String(page.token));
    const result = await answerOf((then) =>
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
      await answerOf((then) =>
        client().payment.retrieve({ conversationId: 'c', paymentId: result.paymentId }, then),
      ),
    ).toMatchObject({ paymentStatus: 'SUCCESS' });
    expect(
      await answerOf((then) =>
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
      await answerOf((then) =>
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
      await answerOf((then) =>
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

  it('asks for the report by a GET with a body and its type, as the shop does', async () => {
    const payment = await opened();
    const lastReport = () =>
      there.log.filter(({ path }) => path.startsWith('/v2/reporting/')).at(-1);
    await answerOf((then) =>
      client().reportingTransactionDetails.retrieve(
        { locale: 'en', conversationId: 'report', paymentConversationId: payment.key },
        then,
      ),
    );
    const theirs = lastReport();
    await gateway.checkPayment(payment);
    const own = lastReport();
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

  it('is refused by the stand-in with a wrong secret, or a basket of another price', async () => {
    const form = toForm(wishFor(lira), IDENTITY);
    const stranger = new Iyzipay({ uri: there.url, ...there.keys, secretKey: 'wrong' });
    expect(
      await answerOf((then) => stranger.checkoutFormInitialize.create(form, then)),
    ).toMatchObject({ status: 'failure', errorCode: '1000' });
    expect(
      await answerOf((then) =>
        client().checkoutFormInitialize.create({ ...form, price: '1.00' }, then),
      ),
    ).toMatchObject({ status: 'failure', errorCode: '5004' });
  });

  it('signs requests as the shop does, in any script, and changed ones otherwise', () => {
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

describe('an answer of Iyzico', () => {
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
