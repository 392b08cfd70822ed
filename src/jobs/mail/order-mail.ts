// The mail about an order: what was bought, from whom, for how much, and how to follow it.
import type { Order } from '#contract/order.ts';
import type { Shop } from '#market/settings/shop.ts';
import { priceText } from '#words/price-text.ts';
import { sayIn } from '#words/say.ts';

export type Mail = { subject: string; html: string; plain: string };

/** Takes an order as its owner sees it; answers the mail in a language of the shop. */
export function orderMail(order: Order, shop: Shop, language: string, siteUrl: string): Mail {
  const say = sayIn(language);
  const direction = shop.languages.find(({ code }) => code === language)?.direction ?? 'ltr';
  const price = (amount: number) => priceText(amount, shop);
  const link = `${siteUrl}${language === shop.default_language ? '' : `/${language}`}/track-order?tracking_id=${order.order}`;
  const parcels = order.parcels.map((parcel) => ({ store: parcel.store.name, lines: order.ordered_products.filter(({ id }) => parcel.lines.includes(id))
    .map((line) => ({ text: `${line.quantity} × ${line.product.title}${line.choice ? ` (${line.choice})` : ''}`, price: price(line.selling * line.quantity) })) }));
  const { subtotal, bundle_offer, voucher_price, shipping_price, tax, total_price } = order.calculated;
  const less = ([['order.bundle', bundle_offer], ['order.voucher', voucher_price]] as const).filter(([, amount]) => amount > 0).map(([name, amount]) => [say(name), price(-amount)]);
  const sums = [[say('order.subtotal'), price(subtotal)], ...less, [say('order.shipping'), price(shipping_price)], [say('order.tax'), price(tax)], [say('order.total'), price(total_price)]];
  const subject = say('mail.order-subject', { code: order.order });
  const hello = say('mail.order-hello', { name: order.address.name });
  const plain = [hello, '', ...parcels.flatMap(({ store, lines }) => [store, ...lines.map(({ text, price: cost }) => `  ${text}  ${cost}`), '']), ...sums.map(([name, sum]) => `${name}: ${sum}`), '', `${say('mail.order-follow')} ${link}`].join('\n');
  const row = (name = '', cost = '') => `<tr><td>${escape(name)}</td><td style="text-align:end"><bdi>${escape(cost)}</bdi></td></tr>`;
  const rows = parcels.map(({ store, lines }) => `<h2 style="font-size:16px;margin:24px 0 8px">${escape(store)}</h2><table style="width:100%">${lines.map(({ text, price: cost }) => row(text, cost)).join('')}</table>`).join('');
  const totals = sums.map(([name, sum]) => row(name, sum)).join('');
  const html = [
    `<!doctype html><html lang="${language}" dir="${direction}"><body style="font-family:sans-serif;max-width:560px;margin:auto;padding:24px;color:#2b2926"><p>${escape(hello)}</p>`,
    `${rows}<hr style="border:0;border-top:1px solid #ddd"><table style="width:100%">${totals}</table>`,
    `<p><a href="${escape(link)}">${escape(say('mail.order-follow'))}</a></p></body></html>`,
  ].join('');
  return { subject, html, plain };
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
