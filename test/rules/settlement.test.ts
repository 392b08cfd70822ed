// Settlement files of each gateway, read into the same rows.
import { describe, expect, it } from 'vitest';
import { exponentOf } from '#base/currency.ts';
import { orderMethod } from '#contract/constants.ts';
import { parseSettlement } from '#market/settlements/parse-settlement.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';

const { razorpay, stripe, paypal, flutterwave, iyzico } = orderMethod;
const read = (method: number, ...lines: string[]) =>
  parseSettlement(columnsOf(method), lines.join('\n'), exponentOf).map(
    ({ ref, kind, gross, fee, net, currency }) => [ref, kind, gross, fee, net, currency],
  );
const columnsOf = (method: number) =>
  gatewayList.find((one) => one.method === method)?.columns ?? {};
const refusalOf = (...lines: string[]) => {
  try {
    return read(stripe, ...lines);
  } catch (problem) {
    return [Reflect.get(Object(problem), 'code'), Reflect.get(Object(problem), 'values')];
  }
};

describe('a settlement file', () => {
  it('of Stripe names payments by intent, refunds by id, the rest by transaction', () => {
    expect(
      read(
        stripe,
        'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,' +
          'source_id,charge_id,payment_intent_id',
        'txn_1,2026-11-01 10:00:00,usd,13.50,0.69,12.81,charge,ch_1,ch_1,pi_1',
        'txn_2,2026-11-02 10:00:00,usd,-5.00,0.00,-5.00,refund,re_1,ch_1,pi_1',
        'txn_3,2026-11-03 10:00:00,usd,-13.50,15.00,-28.50,dispute,du_1,ch_1,pi_1',
        'txn_4,2026-11-03 10:00:00,usd,5.00,0,5.00,refund_failure,re_1,,pi_1',
      ),
    ).toEqual([
      ['pi_1', 'payment', 1350, 69, 1281, 'USD'],
      ['re_1', 'refund', -500, 0, -500, 'USD'],
      ['txn_3', 'other', -1350, 1500, -2850, 'USD'],
      ['txn_4', 'other', 500, 0, 500, 'USD'],
    ]);
  });
  it('of Razorpay has credits less debits as net, and refunds above zero', () => {
    expect(
      read(
        razorpay,
        'entity_id,type,debit,credit,amount,currency,fee,tax,settlement_id',
        'pay_1,payment,0,976.40,1000.00,INR,23.60,3.60,setl_1',
        'rfnd_1,refund,250.00,0,250.00,INR,0,0,setl_1',
      ),
    ).toEqual([
      ['pay_1', 'payment', 100_000, 2360, 97_640, 'INR'],
      ['rfnd_1', 'refund', -25_000, 0, -25_000, 'INR'],
    ]);
  });
  it('of PayPal has fees below zero, and commas at thousands', () => {
    expect(
      read(
        paypal,
        '"Date","Time","Type","Status","Currency","Gross","Fee","Net","Transaction ID"',
        '"01/11/2026","10:00:00","Express Checkout Payment","Completed","EUR","1,234.56",' +
          '"-43.55","1,191.01","9AB1"',
        '"02/11/2026","10:00:00","Payment Refund","Completed","EUR","-10.00","0.35","-9.65","9AB2"',
        '"03/11/2026","10:00:00","General Withdrawal","Completed","EUR","-1,000.00","0.00",' +
          '"-1,000.00","9AB3"',
      ),
    ).toEqual([
      ['9AB1', 'payment', 123_456, 4355, 119_101, 'EUR'],
      ['9AB2', 'refund', -1000, -35, -965, 'EUR'],
      ['9AB3', 'other', -100_000, 0, -100_000, 'EUR'],
    ]);
  });
  it('of Flutterwave: several fees, and no word for what a row is', () => {
    expect(
      read(
        flutterwave,
        'id,tx_ref,flw_ref,charged_amount,app_fee,merchant_fee,stampduty_charge,' +
          'settlement_amount,currency',
        '984411,pay_x,FLW-1,10140,190,10,0,9940,NGN',
      ),
    ).toEqual([['984411', 'payment', 1_014_000, 20_000, 994_000, 'NGN']]);
  });
  it('of Iyzico has a row an item, added up by payment, and commas as decimals', () => {
    expect(
      read(
        iyzico,
        'transactionType;paymentId;paymentTxId;paidPrice;iyziCommissionFee;' +
          'iyziCommissionRateAmount;merchantPayoutAmount;transactionCurrency',
        'PAYMENT;777;1;1.000,00;0,25;19,00;980,75;TRY',
        'PAYMENT;777;2;50,00;0;0,95;49,05;TRY',
      ),
    ).toEqual([['777', 'payment', 105_000, 2020, 102_980, 'TRY']]);
  });
  it('of any gateway, by hand: in currencies of no and of three decimals, without a net', () => {
    for (const method of [razorpay, stripe, paypal, flutterwave, iyzico]) {
      expect(
        read(
          method,
          'provider_ref,kind,gross,fee,currency',
          'a,payment,1500,45,JPY',
          'b,refund,12.345,0,KWD',
          'c,payment,0.005,,KWD',
        ),
      ).toEqual([
        ['a', 'payment', 1500, 45, 1455, 'JPY'],
        ['b', 'refund', -12_345, 0, -12_345, 'KWD'],
        ['c', 'payment', 5, 0, 5, 'KWD'],
      ]);
    }
  });
  it('that can not be read is refused with its line, and nothing is guessed', () => {
    const HEAD = 'provider_ref,kind,gross,fee,net,currency';
    const at = (line: number) => ['settlement-unreadable', { line }];
    expect(refusalOf('')).toEqual(at(1));
    expect(refusalOf(HEAD)).toEqual(at(1));
    expect(refusalOf('name,price', 'lamp,5')).toEqual(at(1));
    for (const wrong of [
      'a,payment,ten,0,10,USD',
      'a,payment,10.005,0,10,USD',
      'a,payment,1e3,0,10,USD',
      'a,payment,10,0,10,dollars',
      'a,payment,10,0,10,',
      'a,payment,99999999999999999,0,10,USD',
      'a,payment,1,000.00,0,1,000.00,USD',
      'a,payment,1,0,1,USD,,000',
    ]) {
      expect([wrong, refusalOf(HEAD, 'z,payment,5.00,0,5.00,USD', wrong)]).toEqual([wrong, at(3)]);
    }
    expect(refusalOf(HEAD, 'a,payment,5.00,0,5.00,USD', 'a,payment,5.00,0,5.00,EUR')).toEqual(
      at(3),
    );
  });
});
