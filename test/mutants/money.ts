import type { Mutant } from './mutant.ts';

const GUARDS = 'test/verbs/guards.test.ts';
const MONEY_FIRST = 'test/verbs/money-before-goods.test.ts';
const DISPUTES = 'test/verbs/disputes.test.ts';
const LOST_DISPUTES = 'test/verbs/lost-disputes.test.ts';
const DISPUTES_AND_REFUNDS = 'test/verbs/disputes-and-refunds.test.ts';
const CANCEL = 'test/verbs/cancel-and-owe.test.ts';
const STOCK = 'test/verbs/stock-moves.test.ts';
const STOCK_ROWS = 'test/verbs/stock-rows.test.ts';
const LETTERS = 'test/verbs/order-letters.test.ts';
const WINDOWS = 'test/payments/own-windows.test.ts';

export const ofMoney: Mutant[] = [
  {
    file: 'src/market/payments/refunds/ask-refund.ts',
    line: 'part.amount > leftOf(part.parcelId)',
    broken: 'false',
    why: 'a refund takes more of a parcel than was paid for it',
    tests: [GUARDS],
  },
  {
    file: 'src/market/payments/refunds/ask-refund.ts',
    line: ' || order.refunded + amount > order.paid',
    broken: '',
    why: 'a refund takes more of an order than was paid for it',
    tests: [GUARDS],
  },
  {
    file: 'src/market/payments/refunds/read-refundable.ts',
    line: 'delivered && !cancelled ? total - back : 0',
    broken: 'total - back',
    why: 'cash goes back that never came',
    tests: [GUARDS],
  },
  {
    file: 'src/db/transaction.ts',
    line: "'40P01'",
    broken: "'40P99'",
    why: 'a deadlock is an error instead of another try',
    tests: [GUARDS],
  },
  {
    file: 'src/market/orders/work-parcel.ts',
    line: 'for share of s',
    broken: '',
    why: 'a store is suspended while its seller is at work',
    tests: [GUARDS],
  },
  {
    file: 'src/market/orders/move-parcel.ts',
    line: '  checkFunded(parcel, parcel, action);\n',
    broken: '',
    why: 'goods leave before their money',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/orders/payment-rule.ts',
    line: '(!returned && !disputed)',
    broken: '!disputed',
    why: 'a parcel is sent whose money went back',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/orders/payment-rule.ts',
    line: '(!returned && !disputed)',
    broken: '!returned',
    why: 'a parcel is sent while its payment is disputed',
    tests: [DISPUTES],
  },
  {
    file: 'src/market/ledger/on-hold.ts',
    line: 'where d.settled_at is null',
    broken: 'where false',
    why: 'earnings are released while a dispute may take them',
    tests: [DISPUTES],
  },
  {
    file: 'src/market/payments/disputes/disputed-money.ts',
    line: '  if (amount <= free) return;\n',
    broken: '  return;\n',
    why: 'money that a dispute may take is given back besides',
    tests: [DISPUTES],
  },
  {
    file: 'src/market/payments/disputes/settle-disputes.ts',
    line: '(await isOnItsWay(tx, payment.id))',
    broken: 'false',
    why: 'what was lost does not wait for a refund of the same money',
    tests: [DISPUTES_AND_REFUNDS],
  },
  {
    file: 'src/market/payments/disputes/write-movement.ts',
    line: '  if (amount <= 0) return;\n',
    broken: '',
    why: 'a movement of a dispute is written each time it is told',
    tests: [DISPUTES, LOST_DISPUTES],
  },
  {
    file: 'db/migrations/0014_money_before_goods.sql',
    line: 'new.status > old.status and not exists',
    broken: 'false and not exists',
    why: 'the schema lets goods move before their money',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/payments/switch-method.ts',
    line: "  if (!maySwitchMethod(parcels)) throw new Refusal('method-fixed');\n",
    broken: '',
    why: 'the payment method changes after a store has begun',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/payments/take-money.ts',
    line: '(order.begun || order.cut) && order.owed !== due',
    broken: 'false',
    why: 'what an order costs changes after it is on paper',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/orders/cut-parcel.ts',
    line: '  await checkUnderWay(tx, orderId);\n',
    broken: '',
    why: 'pieces are taken out of an order while somebody pays for them',
    tests: ['test/verbs/cut-unpaid.test.ts'],
  },
  {
    file: 'src/market/payments/close-unpaid.ts',
    line: '  if (!mayExpire(live)) return;\n',
    broken: '',
    why: 'the clock closes what a courier has',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/payments/close-unpaid.ts',
    line: '.catch((problem: unknown) =>\n        problems.push(problem),\n      )',
    broken: '',
    why: 'an order that cannot be closed holds up all others',
    tests: [MONEY_FIRST],
  },
  {
    file: 'src/market/orders/cancel-parcel.ts',
    line: '  await collectCash(tx, order.id, now);\n',
    broken: '',
    why: 'a cash order is never paid when its last parcel is cancelled',
    tests: [CANCEL],
  },
  {
    file: 'src/market/orders/cancel-parcel.ts',
    line: '  await followOwed(tx, order.id, now);\n',
    broken: '',
    why: 'a transfer is asked for at the amount before',
    tests: [CANCEL],
  },
  {
    file: 'src/market/orders/cancel-parcel.ts',
    line: '  if (!shop) checkVoucher(rest);\n',
    broken: '',
    why: 'a voucher is kept without its minimum',
    tests: [CANCEL],
  },
  {
    file: 'src/market/stock/restock.ts',
    line: "quantity - restocked, 'cancel'",
    broken: "quantity, 'cancel'",
    why: 'pieces that came back with a refund come back again when their parcel is cancelled',
    tests: [STOCK],
  },
  {
    file: 'src/market/stock/restock.ts',
    line: 'b.pieces - l.restocked',
    broken: 'b.pieces',
    why: 'pieces come back again with every refund of their line',
    tests: [STOCK],
  },
  {
    file: 'src/market/stock/take-stock.ts',
    line: ' and i.quantity >= l.quantity',
    broken: '',
    why: 'an order of more than is there fails instead of being refused',
    tests: [STOCK, STOCK_ROWS],
  },
  {
    file: 'src/market/payments/refunds/end-refund.ts',
    line: 'await restockReturned(tx, id);',
    broken: '',
    why: 'pieces that came back with a refund never come back into stock',
    tests: [STOCK],
  },
  {
    file: 'db/migrations/0009b_reopened_stock.sql',
    line: 'and exists (select from parcels p where p.id = l.parcel_id and p.cancelled_at is not null)',
    broken: '',
    why: 'pieces of a live parcel come back by cancelling',
    tests: [STOCK, STOCK_ROWS],
  },
  {
    file: 'src/market/orders/announce-parcels.ts',
    line: ' and announced_at is null',
    broken: '',
    why: 'a store is told of a parcel twice',
    tests: [LETTERS],
  },
  {
    file: 'src/market/orders/announce-parcels.ts',
    line: ' || !isFunded(order)',
    broken: '',
    why: 'a store is told to pack what is not paid',
    tests: [LETTERS],
  },
  {
    file: 'src/market/orders/ask-order-mail.ts',
    line: 'if (placed?.just) return;',
    broken: '',
    why: 'who orders with an older client gets two letters at once',
    tests: [LETTERS],
  },
  {
    file: 'src/market/payments/claims/claim.ts',
    line: 'email !== null && !known.includes(email.trim().toLowerCase())',
    broken: 'false',
    why: 'who guesses the number of a stranger’s payment has it pay their order',
    tests: [WINDOWS],
  },
  {
    file: 'src/market/payments/claims/adopt-payment.ts',
    line: 'known.order_id === orderId',
    broken: 'true',
    why: 'who names a payment of another order is told that theirs is paid',
    tests: [WINDOWS],
  },
  {
    file: 'src/outside/gateways/paypal/paypal-find.ts',
    line: 'payee === (await ownAccount(unit, id))',
    broken: 'true',
    why: 'an order counts as paid whose money went to another account',
    tests: [WINDOWS],
  },
];
