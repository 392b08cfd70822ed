// The input of each call of the shop, the cart and orders in the test of shapes, after creating
// what it needs.
import { sql } from 'kysely';
import type { CallName } from '#contract/endpoints.ts';
import type { Db } from '#db/connect.ts';
import type { Fresh } from '../db.ts';
import { address } from '../carts.ts';
import { reminderKey } from '../left-cart.ts';
import { makeProduct } from '../make.ts';
import { makeSale } from '../offers.ts';
import type { TestShop } from '../shop.ts';
import { orderThings, readyCart, thingsToBuy, type Shopper, type Sold } from './shopper.ts';

export type Input = Record<string, unknown>;
export type Facts = {
  product: number;
  sale: number;
  store: string;
  storeId: number;
  category: string;
  sub_category: string;
  things: Sold[];
};
/** A shop with the demo market, and facts about it. */
export type DemoShop = { base: Fresh; open: TestShop; facts: Facts };
/** The input of a call for a shopper; `headers` beside the input. */
export type Case = (demo: DemoShop, shopper: Shopper) => Promise<Input>;
type Cases = Partial<Record<CallName, Case>>;

/** Things of the demo market that calls can use. */
export async function factsOf(db: Db): Promise<Facts> {
  const {
    rows: [row],
  } = await sql<Omit<Facts, 'things'>>`
    select
      (select p.id
        from products p
        join product_images on product_id = p.id
        where public
        order by review_count desc, p.id
        limit 1) as product,
      (select id from flash_sales order by id limit 1) as sale,
      (select slug from stores order by id limit 1) as store,
      (select id from stores order by id limit 1) as "storeId",
      (select slug from categories where parent_id is null order by id limit 1) as category,
      (select slug from categories where parent_id is not null order by id limit 1)
        as sub_category`.execute(db);
  if (!row) throw new Error('The demo market is empty.');
  return { ...row, things: await thingsToBuy(db) };
}

const own = ({ user_token }: Shopper, input: Input = {}): Input => ({
  user_token,
  time_zone: 'Asia/Dubai',
  ...input,
});
const two = ({ things }: Facts) => things.slice(0, 2);
const chosen = ({ things }: Facts) => ({ ...things[0], quantity: 2 });
async function saved(open: TestShop, shopper: Shopper, facts: Facts): Promise<number> {
  const { id } = await open.ask('cart.action', own(shopper, chosen(facts)));
  return (await open.ask('savedLine.save', own(shopper, { id }))).id;
}
const none = async (): Promise<Input> => ({});
async function noticeKey({ base, open }: DemoShop, shopper: Shopper): Promise<string> {
  const { inventory } = await makeProduct(base.db, { stock: 0 });
  const email = `${shopper.user_token}@example.com`;
  await open.ask('stockNotice.ask', own(shopper, { inventory_id: inventory, email }));
  return alertKey(base.db, email);
}
const comingSale = async ({ base }: DemoShop) =>
  makeSale(base.db, (await makeProduct(base.db)).id, { from: 1 });
async function reminderOf(demo: DemoShop, shopper: Shopper): Promise<string> {
  const email = `${shopper.user_token}@example.com`;
  const wanted = { flash_sale_id: await comingSale(demo), email };
  await demo.open.ask('saleNotice.ask', own(shopper, wanted));
  return alertKey(demo.base.db, email);
}
const alertKey = async (db: Db, email: string) =>
  (await db.selectFrom('alerts').select('key').where('email', '=', email).executeTakeFirstOrThrow())
    .key;
async function newsletterKey({ base, open }: DemoShop, { user_token }: Shopper): Promise<string> {
  const email = `${user_token}@example.com`;
  await open.ask('newsletter.subscribe', { email });
  const { key } = await base.db
    .selectFrom('subscribers')
    .select('key')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return key;
}

const catalogueCases: Cases = {
  'shop.read': none,
  'home.read': none,
  'category.all': none,
  'category.find': async ({ facts }) => ({ slug: facts.category }),
  'brand.all': none,
  'brand.letters': none,
  'store.all': none,
  'store.letters': none,
  'flashSale.all': none,
  'flashSale.coming': none,
  'places.countries': none,
  'places.addressForm': async () => ({ country: 'GB' }),
  'paymentGateway.read': none,
  'listing.products': async () => ({ sidebar_data: 'true', all_categories: 'true' }),
  'listing.all': async ({ facts }) => ({ category: facts.category, sidebar_data: true }),
  'listing.choices': async () => ({ facet: 'brand', find: 'a' }),
  'product.find': async ({ facts }) => ({ id: facts.product }),
  'product.sizeTable': async ({ facts }) => ({ id: facts.product }),
  'product.byIds': async ({ facts }) => ({ ids: String(facts.product) }),
  'search.suggest': async () => ({ q: 'le' }),
  'search.complete': async () => ({ q: 'le' }),
  'flashSale.products': async ({ facts }) => ({ id: facts.sale }),
  'store.find': async ({ facts }) => ({ slug: facts.store, required_rating: 'true' }),
  'page.find': async () => ({ slug: 'sitemap' }),
  'suggestion.all': async ({ facts }) => ({ id: facts.product }),
  'suggestion.forYou': async ({ facts }) => ({ ids: String(facts.product) }),
  'suggestion.popular': none,
  'suggestion.discover': none,
  'review.all': async ({ facts }) => ({ id: facts.product, get_total: 'true' }),
  'places.localization': async (_, { language }) => ({ locale_code: language }),
};

const cartCases: Cases = {
  'profile.read': async (_, shopper) => own(shopper),
  'address.all': async ({ open }, shopper) => {
    await open.ask('address.action', own(shopper, address));
    return own(shopper);
  },
  'address.action': async (_, shopper) => own(shopper, address),
  'address.delete': async ({ open }, shopper) =>
    own(shopper, { id: (await open.ask('address.action', own(shopper, address))).id }),
  'cart.byUser': async ({ open, facts }, shopper) => {
    await readyCart(open, shopper, facts.things);
    return own(shopper);
  },
  'cart.action': async ({ facts }, shopper) => own(shopper, chosen(facts)),
  'cart.buyNow': async ({ facts }, shopper) => own(shopper, chosen(facts)),
  'cart.delete': async ({ open, facts }, shopper) => ({
    id: (await open.ask('cart.action', own(shopper, chosen(facts)))).id,
  }),
  'cart.change': async ({ open, facts }, shopper) => ({
    checked: [(await open.ask('cart.action', own(shopper, chosen(facts)))).id],
    unchecked: [],
    isBundle: false,
  }),
  'savedLine.all': async ({ open, facts }, shopper) => {
    await saved(open, shopper, facts);
    return own(shopper);
  },
  'savedLine.save': async ({ open, facts }, shopper) =>
    own(shopper, { id: (await open.ask('cart.action', own(shopper, chosen(facts)))).id }),
  'savedLine.toCart': async ({ open, facts }, shopper) =>
    own(shopper, { id: await saved(open, shopper, facts) }),
  'savedLine.delete': async ({ open, facts }, shopper) =>
    own(shopper, { id: await saved(open, shopper, facts) }),
  'cart.updateShipping': async ({ open, facts }, shopper) => {
    const [line] = await readyCart(open, shopper, two(facts));
    return own(shopper, {
      cart: {
        [String(line)]: {
          cart: line,
          shipping_place: '',
          shipping_type: '1',
          single_shipping: true,
        },
      },
      selected_address: (await open.ask('profile.read', own(shopper))).default_address,
    });
  },
};

const orderCases: Cases = {
  'tracking.find': async ({ open, facts }, shopper) => ({
    tracking_id: (await orderThings(open, shopper, two(facts))).order,
  }),
  'order.action': async ({ open, facts }, shopper) => {
    await readyCart(open, shopper, two(facts));
    return own(shopper, { order_method: 2, voucher: 'WELCOME10' });
  },
  'voucher.validity': async ({ open, facts }, shopper) => {
    await readyCart(open, shopper, two(facts));
    return own(shopper, { voucher: 'WELCOME10', price: '100' });
  },
  'order.byUser': async ({ open, facts }, shopper) => {
    await orderThings(open, shopper, two(facts));
    return own(shopper);
  },
  'order.sendEmail': async ({ open, facts }, shopper) =>
    own(shopper, { id: (await orderThings(open, shopper, two(facts))).id }),
  'order.again': async ({ open, facts }, shopper) =>
    own(shopper, { order_id: (await orderThings(open, shopper, two(facts))).id }),
  'cancellation.cancelOrder': async ({ open, facts }, shopper) =>
    own(shopper, {
      order_id: (await orderThings(open, shopper, two(facts))).id,
      title: 'No',
      message: 'Not now.',
    }),
  'cancellation.find': async ({ open, facts }, shopper) => {
    const { id } = await orderThings(open, shopper, two(facts));
    await open.ask(
      'cancellation.cancelOrder',
      own(shopper, { order_id: id, title: 'No', message: 'Not now.' }),
    );
    return own(shopper, { id });
  },
};

const letterCases: Cases = {
  'contact.send': async (_, { user_token }) => ({
    name: 'Amal',
    email: `${user_token}@example.com`,
    subject: 'A lamp',
    message: 'Does it come in red?',
  }),
  'saleNotice.ask': async (demo, shopper) =>
    own(shopper, {
      flash_sale_id: await comingSale(demo),
      email: `${shopper.user_token}@example.com`,
    }),
  'saleNotice.confirm': async (demo, shopper) => ({ key: await reminderOf(demo, shopper) }),
  'saleNotice.leave': async (demo, shopper) => ({ key: await reminderOf(demo, shopper) }),
  'stockNotice.ask': async ({ base }, shopper) =>
    own(shopper, {
      inventory_id: (await makeProduct(base.db, { stock: 0 })).inventory,
      email: `${shopper.user_token}@example.com`,
    }),
  'stockNotice.confirm': async (demo, shopper) => ({ key: await noticeKey(demo, shopper) }),
  'cartReminder.leave': async ({ base }) => ({ key: await reminderKey(base.db) }),
  'stockNotice.leave': async (demo, shopper) => ({ key: await noticeKey(demo, shopper) }),
  'newsletter.subscribe': async (_, { user_token }) => ({ email: `${user_token}@example.com` }),
  'newsletter.confirm': async (demo, shopper) => ({ key: await newsletterKey(demo, shopper) }),
  'newsletter.leave': async (demo, shopper) => ({ key: await newsletterKey(demo, shopper) }),
};

export const shopCases: Cases = {
  ...catalogueCases,
  ...cartCases,
  ...orderCases,
  ...letterCases,
};
