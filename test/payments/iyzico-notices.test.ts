// Notices of Iyzico, and of impostors.
import { afterAll, describe, expect, it } from 'vitest';
import { noticeSignature } from '#outside/gateways/iyzico/iyzico-signing.ts';
import { iyzico } from '#outside/gateways/iyzico/iyzico.ts';
import { openAdapter } from './iyzico-set-up.ts';

const { there, gateway, paid } = await openAdapter();
afterAll(() => there.close());

describe('a notice of Iyzico', () => {
  it('says which payment it is about', async () => {
    const payment = await paid();
    const { body, headers } = there.notice('CHECKOUT_FORM_AUTH', payment.providerRef);
    const notice = JSON.parse(body);
    const read = await gateway.read(Buffer.from(body), new Headers(headers));
    expect(read).toEqual({
      eventId: `${notice.iyziReferenceCode}:SUCCESS`,
      kind: 'CHECKOUT_FORM_AUTH',
      about: {
        providerRef: payment.providerRef,
        key: payment.key,
        providerPaymentRef: payment.providerPaymentRef,
      },
    });
    const { iyziReferenceCode, ...rest } = notice;
    expect(
      await gateway.read(
        Buffer.from(JSON.stringify({ ...rest, iyzicoReferenceCode: iyziReferenceCode })),
        new Headers(headers),
      ),
    ).toEqual(read);
  });

  it('is refused when its signature is not Iyzico’s', async () => {
    const payment = await paid();
    const { body, headers } = there.notice('CHECKOUT_FORM_AUTH', payment.providerRef);
    const own = headers['x-iyz-signature-v3'] ?? '';
    const notice = JSON.parse(body);
    const read = (text: string, signature: string | null, secretKey = there.keys.secretKey) =>
      iyzico({ ...there.keys, secretKey }, there.url, '1').read(
        Buffer.from(text),
        new Headers(signature === null ? {} : { 'x-iyz-signature-v3': signature }),
      );
    expect(await read(body, own.toUpperCase())).not.toBeNull();
    const fields = [
      notice.iyziEventType,
      String(notice.iyziPaymentId),
      notice.token,
      notice.paymentConversationId,
      notice.status,
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
        await read(JSON.stringify({ ...notice, ...change }), own),
        JSON.stringify(change),
      ).toBeNull();
    expect(await read(body, noticeSignature('', fields), '')).toBeNull();
    for (const text of ['', 'null', '[]', '{', '{}'])
      expect(await read(text, own), text).toBeNull();
  });
});
