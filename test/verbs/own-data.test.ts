// The copy of a customer's data: everything that is deleted with the account is in it. And nothing
// they wrote is left, however they wrote their address.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';
import { askStockAlert } from '#market/alerts/ask-stock-alert.ts';
import { leaveMessage } from '#market/content/leave-message.ts';
import { subscribe } from '#market/newsletter/subscribe.ts';
import { voteHelpful } from '#market/reviews/vote-helpful.ts';
import { makeCustomer } from '../customer.ts';
import { bought } from '../deliver.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeVisitor, unique } from '../make.ts';
import { base, market, pictures, reviewed, say, withReviews } from './reviews-set-up.ts';
import { placesWith } from './search-all.ts';

withReviews();

const capital = (email: string) => email[0]?.toUpperCase() + email.slice(1);
const write = (email: string, message: string) =>
  transaction(base.db, (tx) => leaveMessage(tx, { name: 'A', email, subject: 'A', message }));

it('a customer’s copy has their messages, subscription, votes, pictures and payments', async () => {
  const made = await makeCustomer(base);
  const { customer, email, accountId } = made;
  const message = unique('Where is it');
  await write(capital(email), message);
  await transaction(base.db, (tx) => subscribe(tx, email, 'fr'));
  const soldOut = await makeProduct(base.db, { stock: 0 });
  await transaction(base.db, (tx) =>
    askStockAlert(tx, makeVisitor(), { inventory: soldOut.inventory, email }),
  );
  const [other = 0] = await reviewed(await makeProduct(base.db), 4);
  await transaction(base.db, (tx) => voteHelpful(tx, customer, other, true));
  const purchase = await bought(base.db, market, customer);
  await say(customer, { ...purchase, pictures: pictures(1, 200) });
  const order = sql.lit(purchase.orderId);
  await sql`
    with voucher as (
      insert into vouchers (code, title, type, amount, usage_limit, limit_per_customer, start_at, end_at)
      values (${unique('V').toUpperCase()}, '{"en":"V"}', 1, 100, 9, 9, now(), now() + interval '1 day')
      returning id
    ), used as (
      insert into voucher_uses (order_id, voucher_id, shopper)
      select ${order}, id, ${customer.key} from voucher
    ), payment as (
      insert into payments (order_id, method, test_mode, amount, currency, exponent, key, expires_at)
      values (${order}, 7, false, 100, 'USD', 2, 'pay_secretsecretsecretsecret', now())
      returning id
    ), refund as (
      insert into refunds (order_id, amount, actor, key, reason)
      values (${order}, 100, 'staff', 'ref_secretsecretsecretsecret', '')
    ), passkey as (
      insert into passkeys (account_id, credential, public_key, transports, name)
      values (${accountId}, 'secretsecretsecretsecretsecret', 'secretsecretsecretsecretsecret', '{}', 'Telephone')
    )
    insert into transfers (payment_id, order_id, trans_id, account_number)
    select id, ${order}, ${unique('T')}, 'FR1420041010050500013' from payment
  `.execute(base.db);
  const own = await readOwnData(base.db, customer);
  expect(own).toMatchObject({
    contact_messages: [{ message }],
    subscribers: [{ language: 'fr' }],
    alerts: [{ inventory_id: soldOut.inventory }],
    review_votes: [{ review_id: other }],
    review_images: [{ image: pictures(1, 200)[0]?.name }],
    voucher_uses: [{ order_id: purchase.orderId }],
    payments: [{ order_id: purchase.orderId, amount: 100 }],
    refunds: [{ order_id: purchase.orderId }],
    transfers: [{ account_number: 'FR1420041010050500013' }],
    passkeys: [{ name: 'Telephone' }],
  });
  expect(JSON.stringify(own)).not.toMatch(/secret|"(key|link_key)"/);
});

it('a copy has nothing of anybody else', async () => {
  const { customer } = await makeCustomer(base);
  const { account, sessions, ...rest } = await readOwnData(base.db, customer);
  expect([account, sessions]).toMatchObject([{ id: customer.accountId }, [expect.anything()]]);
  expect(Object.values(rest).flat()).toEqual([]);
});

it('messages to the shop go with the account, however their address was written', async () => {
  const { customer, email } = await makeCustomer(base);
  const owner = `${unique('owner')}@example.com`;
  await sql`update settings set email = ${owner}`.execute(base.db);
  const message = unique('My address is wrong');
  await write(capital(email), message);
  const [letter] = await lettersTo(base.db, owner);
  await transaction(base.db, (tx) =>
    writeLetter(
      tx,
      { publicUrl: 'https://souk.example', mail: null },
      {
        kind: 'contact',
        to: owner,
        language: 'en',
        data: { name: 'A', subject: 'A', message, email: letter?.data.email ?? '' },
      },
    ),
  );
  await sql`update mails set state = 'sent', sent_at = now()`.execute(base.db);
  expect(await placesWith(base.db, new RegExp(message))).toHaveLength(2);
  await transaction(base.db, (tx) => eraseAccount(tx, customer));
  expect(await placesWith(base.db, new RegExp(`${message}|${email}`, 'i'))).toEqual([]);
});
