// The least input that each call of the contract needs.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { csvHow } from '../bank-files.ts';

/** The least that a call needs, where it is not just something that fits. */
const least: Partial<Record<keyof typeof endpoints, Record<string, unknown>>> = {
  'store.find': { slug: 'souk' },
  'page.find': { slug: 'about' },
  'tracking.find': { tracking_id: 'ABC' },
  'address.action': {
    name: 'A',
    email: 'a@b.co',
    phone: '20012345',
    country: 'GI', // asks for nothing but a street
    address_1: '1, rue A',
  },
  'places.addressForm': { country: 'FR' },
  'cart.action': { product_id: 7, inventory_id: 8, quantity: -1 },
  'cart.buyNow': { product_id: 7, inventory_id: 8, quantity: 1 },
  'cart.delete': { id: '9007199254740991' },
  'cart.updateShipping': {
    cart: { 9007199254740991: { shipping_place: '', shipping_type: '' } },
    selected_address: 7,
  },
  'order.action': { order_method: 2 },
  'cancellation.cancelOrder': { order_id: 7, title: 'T' },
  'cancellation.cancelParcel': { parcel_id: 7, title: 'T' },
  'seller.signUp': { name: 'A', store_name: 'S', email: 'a@b.co', password: 'p' },
  'seller.verify': { email: 'a@b.co', code: 123456 },
  'sellerParcel.cancel': { id: '7', note: 'N' },
  'parcel.cancel': { id: '7', note: 'N' },
  'applicationCheck.ask': { id: '7', requirement_id: '7', version: 0, reason: 'R' },
  'application.refuse': { id: '7', reason: 'R' },
  'staffedStore.suspend': { id: '7', reason: 'R' },
  'staff.appoint': { email: 'a@b.co', role: 'support' },
  'staff.dismiss': { account_id: 7 },
  'install.logo': { code: 'A' },
  'install.finish': {
    code: 'C',
    languages: ['en'],
    country: 'FR',
    currency: 'EUR',
    name: 'A',
    email: 'a@b.co',
    password: 'p',
  },
  'adminBanner.save': { type: 2, ground: '#f3efe8', source_type: 6 },
  'adminPicture.delete': { name: 'a.webp' },
  'adminPicture.open': { name: 'a.webp' },
  'adminPicture.cut': { name: 'a.webp', turns: 0, left: 0, top: 0, width: 1, height: 1 },
  'adminDestination.find': { kind: 'brand' },
  'adminSlider.save': { type: 1, ground: '#f3efe8', source_type: 6 },
  'adminBundleDeal.save': { buy: 3, free: 1 },
  'adminShippingRule.save': { places: [{ country: 'FR', day_needed: 2 }] },
  'adminHomePage.save': { version: 1, blocks: [] },
  'adminImport.columns': { id: '7', columns: [null] },
  'adminMessage.list': { language: 'de' },
  'adminLetter.preview': { kind: 'welcome', language: 'de' },
  'adminLetter.test': { kind: 'welcome', language: 'de' },
  'adminMessage.save': {
    language: 'de',
    messages: [{ section: 'site', key: 'home', text: 'Start', version: 0 }],
  },
  'adminMessage.check': { language: 'de', section: 'site', key: 'home' },
  'adminMessage.edits': { language: 'de', section: 'site', key: 'home' },
  'adminMessageFile.export': { language: 'de' },
  'adminMessageFile.exportJson': { language: 'de' },
  'adminMessageFile.try': { language: 'de', file: [new File([], 'de.csv')] },
  'adminMessageFile.take': { language: 'de', file: [new File([], 'de.csv')], stamp: 0 },
  'adminFlashSale.save': { start_at: '2040-01-01T00:00:00Z', end_at: '2040-02-01T00:00:00Z' },
  'order.byLink': { id: '7', key: 'K' },
  'adminEnrolmentActs.bulk': { act: 'approve' },
  'adminEnrolmentActs.tryBulk': { act: 'approve' },
  'adminPayoutBulk.bulk': { act: 'paid' },
  'adminPayoutBulk.tryBulk': { act: 'paid' },
  'adminLeftCartBulk.bulk': { act: 'remind' },
  'adminLeftCartBulk.tryBulk': { act: 'remind' },
  'adminTakenOrder.try': { lines: [] },
  'adminTakenOrder.place': {
    lines: [],
    order_method: '2',
    name: 'A',
    email: 'a@b.co',
    phone: '20012345',
    country: 'GI',
    address_1: '1, rue A',
    idempotency_key: 'K',
  },
  'adminVoucher.save': {
    code: 'HALF',
    kind: 'percent',
    start_at: '2040-01-01T00:00:00Z',
    end_at: '2040-02-01T00:00:00Z',
    usage_limit: 1,
    limit_per_customer: 1,
  },
  'adminVoucherMore.makeMany': { id: '7', prefix: 'AB', count: 1, uses: 1 },
  'adminRequirement.save': { kind: 'text' },
  'adminTaxRule.save': { kind: 'percent' },
  'adminProduct.save': { store_id: 7, category_id: 7, shipping_rule_id: 7, variants: [{}] },
  'adminSettings.save': {
    version: 1,
    default_country: 'FR',
    time_zone: 'UTC',
    slider_autoplay: 0,
    currency: 'EUR',
    currency_exponent: 2,
    currency_icon: '€',
    currency_position: 1,
    decimal_format: 'fr-FR',
  },
  'adminSignIn.save': { id: '7', version: 1 },
  'adminMailServer.save': { version: 1, port: 587, security: 'tls' },
  'adminApiKey.make': { name: 'N', scopes: ['orders'] },
  'adminWebhook.save': { name: 'N', address: 'https://a.example/', events: ['order.paid'] },
  'adminWebhookMore.test': { id: '7', event: 'order.paid' },
  'adminMailServer.test': { to: 'a@b.co', port: 587, security: 'tls' },
  'orderPayment.begin': { id: '7', order_method: 3 },
  'orderPayment.failed': { id: '7' },
  'orderPayment.done': { id: '7', order_method: '3' },
  'orderPayment.tellTransfer': { id: '7', trans_id: 'T' },
  'payMethod.save': { method: '3' },
  'payment.decide': { id: '7', decision: 'refund', reason: 'R' },
  'refund.ask': { id: '7', reason: 'R' },
  'dispute.save': { payment_id: '7', reference: 'D', state: 'lost' },
  'transfer.refuse': { id: '7', reason: 'R' },
  'commissionRule.save': { rate: '500' },
  'commissionRule.move': { id: '7', place: 1 },
  'books.adjust': { id: '7', amount: '-1.50', reason: 'R' },
  'payoutSettings.save': { release_days: '7', payout_period: 'week' },
  'settlement.take': { gateway: 3, name: 'N', csv: 'a' },
  'review.rate': { product_id: 7, order_id: '8', rating: '5' },
  'review.save': { product_id: 7, order_id: '8', rating: '5' },
  'receipt.receive': { id: '7', amount: '1.50', reference: 'B' },
  'receipt.reverse': { id: '7', reason: 'R' },
  'approval.decide': { id: '7', answer: 'approve' },
  'bankEntry.match': { id: '7', order_id: '8' },
  'bankEntry.ignore': { id: '7', reason: 'R' },
  'bankCsv.save': { name: 'N', mapping: csvHow },
  'bankCsv.preview': { mapping: csvHow },
  'paperSettings.save': { time_zone: 'UTC', commission_tax: '0' },
  'adminCustomScript.save': { name: 'N', consent: 'analytics', pages: ['all'] },
  'auth.signIn': { email: 'a@b.co', password: 'p' },
  'passkey.add': { name: 'N', response: {} },
  'passkey.enter': { response: {} },
  'proof.give': { password: 'p' },
  'secondFactor.verify': { challenge: 'c', code: 123456 },
  'secondFactor.begin': { password: 'p' },
  'secondFactor.confirm': { code: 123456 },
  'secondFactor.renewCodes': { password: 'p', code: 123456 },
  'secondFactor.remove': { password: 'p', code: '123456' },
  'auth.signUp': { name: 'A', email: 'a@b.co', password: 'p' },
  'auth.verify': { email: 'a@b.co', code: 123456 },
  'auth.resend': { email: 'a@b.co' },
  'auth.forgotPassword': { email: 'a@b.co' },
  'auth.updatePassword': { email: 'a@b.co', code: '123456', password: 'p' },
  'account.updateProfile': { name: 'A' },
  'account.endSession': { id: '00000000-0000-4000-8000-000000000000' },
  'social.exchange': { code: 'c' },
  'social.address': { code: 'c' },
  'social.confirm': { code: 'c', email: 'a@b.co', digits: 123456 },
  'wishlist.action': { product_id: 7 },
  'compareList.action': { product_id: '7' },
  'following.toggle': { store_id: 7 },
  'contact.send': { name: 'A', email: 'a@b.co', subject: 'S', message: 'M' },
  'report.create': { reason: 'other', explanation: 'E', url: 'https://souk.example/' },
  'report.show': { code: 'C', key: 'k' },
  'objection.show': { key: 'k' },
  'objection.make': { key: 'k', words: 'W' },
  'adminReport.decide': { id: '7', action: 'none', facts: 'F' },
  'adminObjection.decide': { id: '7', outcome: 'upheld', answer: 'A' },
  'stockNotice.ask': { inventory_id: 1, email: 'a@b.co' },
  'stockNotice.confirm': { key: 'k' },
  'stockNotice.leave': { key: 'k' },
  'cartReminder.leave': { key: 'k' },
  'newsletter.subscribe': { email: 'a@b.co' },
  'newsletter.confirm': { key: 'k' },
  'newsletter.leave': { key: 'k' },
};
// the last two: what can be done to many things of a kind
const ID = '00000000-0000-4000-8000-000000000000';
const FITTING = ['7', 'A', 'a@b.co', 7, ID, [7], 'delete', 'confirm', 'hide'];
const described = z.object({
  parameters: z.array(z.object({ name: z.string(), required: z.boolean() })),
  requestBody: z
    .object({
      content: z.object({
        'application/json': z.object({ schema: z.object({ required: z.array(z.string()) }) }),
      }),
    })
    .optional(),
});
const { paths } = z
  .object({ paths: z.record(z.string(), z.record(z.string(), described)) })
  .parse(JSON.parse(readFileSync('openapi.json', 'utf8')));

/** The fields that openapi.json promises to be all that a call needs, with values that fit. */
function leastOf({ path, methods: [method = 'GET'], input }: Endpoint): Record<string, unknown> {
  const { parameters, requestBody } = described.parse(paths[`/${path}`]?.[method.toLowerCase()]);
  const needed = [
    ...parameters.filter(({ required }) => required).map(({ name }) => name),
    ...(requestBody?.content['application/json'].schema.required ?? []),
  ];
  const shape = input instanceof z.ZodObject ? input.shape : {};
  return Object.fromEntries(
    needed.map((name) => [name, FITTING.find((value) => shape[name].safeParse(value).success)]),
  );
}
export const calls = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name,
  input: endpoint.input,
  sent: {
    ...(Object.entries(least).find(([known]) => known === name)?.[1] ?? leastOf(endpoint)),
  },
}));
