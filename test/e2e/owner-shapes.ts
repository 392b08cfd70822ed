// How an owner shapes an empty market from its set-up to its home page, and how a shopper buys
// there.
import { expect } from 'vitest';
import {
  addText,
  begin,
  fill,
  find,
  makeVariants,
  pictureOf,
  save,
  write,
  type Person,
} from './owner-steps.ts';
import { openPage, settled } from './settled.ts';
import { takeRadio } from './take-radio.ts';

export const THINGS = {
  clothes: { en: 'Clothes', ar: 'ملابس' },
  shirts: { en: 'Shirts', ar: 'قمصان' },
  colour: { en: 'Colour', ar: 'اللون' },
  red: { en: 'Red', ar: 'أحمر' },
  blue: { en: 'Blue', ar: 'أزرق' },
  size: { en: 'Size', ar: 'المقاس' },
  small: { en: 'Small', ar: 'صغير' },
  large: { en: 'Large', ar: 'كبير' },
  post: { en: 'Post', ar: 'البريد' },
  vat: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
  brand: { en: 'Copper Lane', ar: 'درب النحاس' },
  shirt: { en: 'Linen shirt', ar: 'قميص كتان' },
  about: { en: 'About us', ar: 'من نحن' },
  welcome: { en: 'Welcome aboard', ar: 'أهلًا بكم' },
  later: { en: 'Winter is here', ar: 'حلّ الشتاء' },
};

/** The name of a thing in the language of the test. */
export type Named = (thing: keyof typeof THINGS) => string;

export async function setColoursAndLogo(person: Person): Promise<void> {
  const { page, say } = person;
  await page.goto('/admin/settings');
  await fill(person, { primary_color: '#7a1f3d', primary_hover_color: '#5c1630' });
  await page
    .getByLabel(say('desk-shop', 'header-logo'), { exact: true })
    .setInputFiles(await pictureOf('#7a1f3d'));
  await page.locator('img[src^="/media/"]').first().waitFor();
  await save(person);
}

export async function makeCatalogue(person: Person, named: Named): Promise<void> {
  const { page, say } = person;
  await begin(person, 'categories', say('desk-catalogue', 'category-add'));
  await write(person, { title: THINGS.clothes });
  await save(person, 'categories');
  await begin(person, 'categories', say('desk-catalogue', 'category-add'));
  await write(person, { title: THINGS.shirts });
  await page.locator('[name=parent_id]').selectOption({ label: named('clothes') });
  await save(person, 'categories');
  for (const [title, ...values] of [
    [THINGS.colour, THINGS.red, THINGS.blue],
    [THINGS.size, THINGS.small, THINGS.large],
  ] as const) {
    await begin(person, 'attributes', say('desk-catalogue', 'attribute-add'));
    const add = page.getByRole('button', { name: say('desk-catalogue', 'value-add') });
    for (const _ of values) await add.click();
    await write(person, {
      title,
      'values.0.title': values[0],
      'values.1.title': values[1],
    });
    await save(person, 'attributes');
  }
  await begin(person, 'brands', say('desk-catalogue', 'brand-add'));
  await write(person, { title: THINGS.brand });
  await save(person, 'brands');
  await begin(person, 'stores', say('desk-store', 'add'));
  await fill(person, { name: 'Amal & Co' });
  await save(person, 'stores');
}

export async function makeRules(person: Person): Promise<void> {
  const { page, say } = person;
  await begin(person, 'shipping', say('desk-shop', 'shipping-add'));
  await write(person, { title: THINGS.post });
  await page
    .getByRole('group', { name: say('desk-shop', 'place-number', { place: '1' }) })
    .getByLabel(say('desk-shop', 'country'))
    .selectOption('FR');
  await fill(person, { 'places.0.price': '4.5', 'places.0.day_needed': '2' });
  await save(person, 'shipping');
  await begin(person, 'taxes', say('desk-shop', 'tax-add'));
  await write(person, { title: THINGS.vat });
  await fill(person, { amount: '20' });
  await save(person, 'taxes');
}

export async function openPayment(person: Person, keys: Record<string, string>): Promise<void> {
  const { page, say } = person;
  const words = (key: string) => say('desk-pay', key);
  const open = async (name: string) => {
    await page.goto('/admin/payment-methods');
    await page.getByRole('link', { name }).click();
    await page.getByRole('switch', { name: words('enabled') }).check();
  };
  await open(words('cash'));
  await page.getByRole('switch', { name: words('first') }).check();
  await save(person);
  await open('Stripe');
  await fill(person, {
    'shown.publishable_key': keys.publishable_key ?? 'pk_test_1',
    'secrets.secret_key': keys.secret_key ?? '',
    'secrets.webhook_secret': keys.webhook_secret ?? 'whsec_1',
  });
  await page.getByRole('button', { name: words('test') }).click();
  await page.locator('.text-good').waitFor();
  await save(person);
}

export async function makeProduct(person: Person, named: Named): Promise<void> {
  const { page, say } = person;
  const words = (key: string) => say('desk-product', key);
  await begin(person, 'products', words('add'));
  await write(person, { title: THINGS.shirt });
  await find(person, words('store'), 'Amal');
  await find(person, words('category'), named('shirts'));
  await find(person, words('brand'), named('brand'));
  await page.locator('[name=shipping_rule_id]').selectOption({ label: named('post') });
  await page.locator('[name=tax_rule_id]').selectOption({ label: named('vat') });
  await fill(person, { selling: '20' });
  await makeVariants(person, [
    { attribute: named('colour'), values: [named('red'), named('blue')] },
    { attribute: named('size'), values: [named('small'), named('large')] },
  ]);
  await save(person, 'products');
}

export async function writeContent(person: Person, named: Named): Promise<void> {
  const { page, say } = person;
  await begin(person, 'pages', say('desk-content', 'page-add'));
  await write(person, { title: THINGS.about });
  await page.getByRole('textbox', { name: say('desk-content', 'text'), exact: true }).click();
  await page.locator('[contenteditable=true]:focus').waitFor(); // the editor loads on demand
  await page.keyboard.type('We sell linen.');
  await save(person, 'pages');
  await page.goto('/admin/menus');
  const about = page.getByRole('region', { name: say('desk-fronts', 'menu-about'), exact: true });
  await about.getByRole('combobox').fill(named('about'));
  await page
    .getByRole('option', { name: named('about') })
    .first()
    .click();
  await save(person);
  await page.goto('/admin/home-page');
  await addText(person, THINGS.welcome, { until: '2099-12-31T00:00' });
  await addText(person, THINGS.later, { from: '2099-12-31T00:00' });
  await page.getByRole('button', { name: say('desk-home', 'publish') }).click();
  await page.getByText(say('desk-home', 'as-in-shop'), { exact: true }).waitFor();
}

export async function buy(person: Person, named: Named): Promise<void> {
  const { page, say } = person;
  await openPage(page, '/');
  await page.getByRole('heading', { name: named('welcome') }).waitFor();
  expect(await page.getByText(named('later')).count()).toBe(0);
  await page.locator('footer a', { hasText: named('about') }).waitFor({ state: 'attached' });
  await page.getByRole('combobox', { name: say('search', 'label') }).fill(named('shirt'));
  await page.keyboard.press('Enter');
  await page
    .getByRole('link', { name: named('shirt') })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: named('shirt') }).waitFor();
  await settled(page);
  for (const value of ['blue', 'large'] as const)
    await takeRadio(page.getByRole('radio', { name: named(value) }));
  await page
    .locator('button:visible', { hasText: say('product-page', 'add') })
    .first()
    .click();
  await page.getByText(say('product-page', 'added')).first().waitFor();
  await page.goto('/cart');
  await page
    .locator('a:visible, button:visible', { hasText: say('cart', 'to-shipping') })
    .first()
    .click();
  await page.getByText(say('shipping', 'guest')).waitFor();
  const address = (name: string) => page.locator(`#address-form-fields [name=${name}]`);
  await address('country').selectOption('FR');
  for (const [name, value] of [
    ['name', 'Amelia Hart'],
    ['phone', '06 12 34 56 78'],
    ['email', 'buyer@example.com'],
    ['city', 'Brest'],
    ['zip', '29200'],
    ['address_1', '4 rue de Siam'],
  ] as const)
    await address(name).fill(value);
  await page.getByRole('button', { name: say('shipping', 'save-and-continue') }).click();
  await page.waitForURL('**/checkout');
  await page
    .locator('button:visible', { hasText: say('checkout', 'place') })
    .first()
    .click();
  await page.waitForURL(/\/user\/order\/\d+/);
  await page.getByText(named('shirt')).first().waitFor();
}
