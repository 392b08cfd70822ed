// Iyzico's checkout form, as the shop and its shoppers see it: signed requests, a page by token,
// signed answers, the books, refunds and notices.
import { randomUUID } from 'node:crypto';
import { decimalText } from '#base/currency.ts';
import { sendBack, type AtGateway, type ComeBack } from './come-back.ts';
import { isNo, no, openBooks, type Books, type Form } from './iyzico-books.ts';
import { asPayment, asReported, done, failed, major } from './iyzico-objects.ts';
import { hmac, KEYS, signed, wrongIn } from './iyzico-signing.ts';
import { hostedPage, windowClosed } from './hosted-page.ts';
import {
  formOf,
  sendNotice,
  standIn,
  type GatewayRequest,
  type Change,
  type Notice,
  type Reply,
  type StandIn,
} from './stand-in.ts';

/** `expire` ends a page's time. */
export type IyzicoStandIn = StandIn &
  AtGateway & {
    keys: { apiKey: string; secretKey: string };
    books: Books;
    expire: (ref: string) => void;
  };

const CHOICES: [string, string][] = [
  ['pay', 'Pay'],
  ['hold', 'Pay, and be looked at'],
  ['decline', 'Decline the card'],
  ['cancel', 'Cancel and go back'],
  ['close', 'Pay and close the window'],
];

export async function openIyzico({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: string | null } = {}): Promise<IyzicoStandIn> {
  const books = openBooks(() => handle.refundsWait);
  const stand = await standIn(
    async (request) => (request.path === '/pay' ? onPage(request) : serve(request)),
    port,
  );
  const back = ({ token, callbackUrl }: Form): ComeBack => ({
    method: 'POST',
    url: callbackUrl,
    fields: { token },
  });
  const handle: Omit<IyzicoStandIn, keyof StandIn> = {
    keys: KEYS,
    books,
    webhook,
    refundsWait: false,
    endRefund: books.endRefund,
    refundThere: books.refundThere,
    disputes: null,
    made: books.made,
    notice,
    pay: (ref) => back(books.attempt(ref, 'SUCCESS')),
    decline: (ref) => back(books.attempt(ref, 'FAILURE')),
    hold: (ref) => back(books.attempt(ref, 'SUCCESS', 0)),
    cancel: (ref) => back(books.formOf(ref)),
    release: (ref, well = true) => books.release(ref, well),
    expire: (ref) => {
      books.formOf(ref).endsAt = 0;
    },
    notify: async (kind, ref, sending = {}) =>
      handle.webhook ? sendNotice(handle.webhook, notice(kind, ref, sending.at), sending) : [],
  };
  return Object.assign(handle, stand);

  function serve({ method, path, headers, raw, query, change }: GatewayRequest): Reply | null {
    const wrong = wrongIn(headers, path, raw.toString('utf8'));
    if (wrong) return failed(wrong);
    if (!headers['content-type']?.startsWith('application/json') || raw.length === 0)
      return failed(no('11', 'a JSON body must be sent, also with a GET'));
    if (method === 'GET')
      return path === '/v2/reporting/payment/details' ? report(query, change) : null;
    const input = JSON.parse(raw.toString('utf8')) as Record<string, unknown>;
    const conversationId = input.conversationId;
    if (path === '/payment/bin/check')
      return done(conversationId, { binNumber: input.binNumber, cardType: 'CREDIT_CARD' });
    if (path === '/payment/iyzipos/checkoutform/initialize/auth/ecom') return initialized(input);
    if (path === '/payment/iyzipos/checkoutform/auth/ecom/detail') return retrieved(input, change);
    if (path === '/payment/detail') {
      const payment = books.payments.find((one) => one.paymentId === input.paymentId);
      return payment
        ? done(conversationId, asPayment(payment, change))
        : failed(no('5086', 'payment not found'));
    }
    if (path === '/v2/payment/refund') return refunded(input);
    return null;
  }

  function initialized(input: Record<string, unknown>): Reply {
    const form = books.makeForm(input);
    if (isNo(form)) return failed(form);
    const { token, conversationId } = form;
    const paymentPageUrl = `${stand.url}/pay?token=${token}`;
    return done(conversationId, {
      token,
      checkoutFormContent: '<script></script>',
      tokenExpireTime: 1800,
      paymentPageUrl,
      payWithIyzicoPageUrl: paymentPageUrl,
      signature: signed([conversationId, token]),
    });
  }

  function retrieved({ token, conversationId }: Record<string, unknown>, change: Change): Reply {
    const payment = books.paymentOf(String(token));
    if (!payment)
      return failed(
        books.forms.has(String(token))
          ? no('5122', 'no payment was made with this token')
          : no('5123', 'token not found'),
      );
    const shown = { ...asPayment(payment, change), token, callbackUrl: payment.form.callbackUrl };
    return done(conversationId, {
      ...shown,
      signature: signed([
        shown.paymentStatus,
        shown.paymentId,
        shown.currency,
        shown.basketId,
        conversationId,
        shown.paidPrice,
        shown.price,
        token,
      ]),
    });
  }

  function refunded(input: Record<string, unknown>): Reply {
    const made = books.makeRefund(input);
    if (isNo(made)) return failed(made);
    const {
      payment: {
        paymentId,
        form: { currency },
      },
      refund,
    } = made;
    const price = major(refund.minor);
    return done(input.conversationId, {
      paymentId,
      price,
      currency,
      authCode: '123456',
      hostReference: 'mock',
      retryable: false,
      signature: signed([paymentId, price, currency, input.conversationId]),
    });
  }

  function report(query: URLSearchParams, change: Change): Reply {
    const found = books.payments.filter(({ paymentId, form }) =>
      query.has('paymentId')
        ? paymentId === query.get('paymentId')
        : form.conversationId === query.get('paymentConversationId'),
    );
    return done(query.get('conversationId'), {
      payments: found.map((payment) => asReported(payment, change)),
    });
  }

  async function onPage({ method, query, raw }: GatewayRequest): Promise<Reply> {
    const form = books.forms.get(query.get('token') ?? '');
    const choice = formOf(raw).get('do');
    if (!form) return { status: 404, html: 'No such page' };
    const { token, minor, currency, item, endsAt } = form;
    const paid = books.paymentOf(token)?.status === 'SUCCESS';
    const show = (message: string, choices = CHOICES) =>
      hostedPage({
        gateway: 'Iyzico',
        amount: `${decimalText(minor, 2)} ${currency}`,
        title: item,
        choices,
        message,
      });
    if (choice === 'cancel') return sendBack(handle.cancel(token));
    if (paid || endsAt < Date.now())
      return show(paid ? 'This is paid already.' : 'This page has expired.', [
        ['cancel', 'Go back'],
      ]);
    if (method !== 'POST' || !choice) return show('');
    const comeBack =
      choice === 'decline'
        ? handle.decline(token)
        : choice === 'hold'
          ? handle.hold(token)
          : handle.pay(token);
    await handle.notify('CHECKOUT_FORM_AUTH', token).catch(() => []);
    return choice === 'close' ? windowClosed('Iyzico') : sendBack(comeBack);
  }

  function notice(iyziEventType: string, token: string, at = new Date()): Notice {
    const payment = books.paymentOf(token);
    const status = payment?.status ?? 'INIT_THREEDS';
    const iyziPaymentId = payment?.paymentId ?? '';
    const paymentConversationId = books.formOf(token).conversationId;
    const body = JSON.stringify({
      paymentConversationId,
      merchantId: 1,
      token,
      status,
      iyziReferenceCode: randomUUID(),
      iyziEventType,
      iyziEventTime: at.getTime(),
      iyziPaymentId: Number(iyziPaymentId),
    });
    return {
      body,
      headers: {
        'x-iyz-signature-v3': hmac(
          [
            KEYS.secretKey,
            iyziEventType,
            Number(iyziPaymentId),
            token,
            paymentConversationId,
            status,
          ].join(''),
        ),
      },
    };
  }
}
