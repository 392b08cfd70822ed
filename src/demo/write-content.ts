import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import type { Album } from '#demo/album.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import { isFilled } from '#demo/is-filled.ts';
import type { Demo } from '#demo/shape.ts';

const json = (texts: Record<string, string>) => JSON.stringify(texts);
const CATEGORY = 1;

type Market = Demo['market'];
/** A slide or a banner: its text, and the category that it leads to. */
type Lead = Demo['theme']['sliders'][number];

/** Creates slides, banners, pages, menus and, unless there are some, settings and languages. */
export async function writeContent(
  tx: Tx,
  { market, pages, theme }: Demo,
  album: Album,
  categories: Ids,
): Promise<void> {
  if (!(await isFilled(tx))) await writeSettings(tx, market);
  await tx
    .updateTable('settings')
    .set({ default_image: album.of('default') })
    .execute();
  const led = ({ title, detail, action, ground, category }: Lead) => ({
    title: json(title),
    detail: json(detail),
    action: json(action),
    ground,
    source_type: CATEGORY,
    source_ids: [idOf(categories, category)],
    slug: category,
  });
  const slides = [...theme.sliders.map((slide) => ({ ...slide, type: 1 })), ...market.sideSlides];
  const shownSlides = slides.map((slide, position) => ({
    ...led(slide),
    type: slide.type,
    image: album.of(`slide ${slide.title.en}`),
    position,
  }));
  await tx.insertInto('sliders').values(shownSlides).execute();
  const banners = market.banners.map((banner) => ({
    ...led(banner),
    type: banner.type,
    first_order: banner.first_order,
    image: album.of(`banner ${banner.type}`),
  }));
  await tx.insertInto('banners').values(banners).execute();
  await writeMenus(tx, market, album);
  await offerTransfers(tx, market);
  await writePages(tx, pages);
}

async function writeSettings(tx: Tx, { settings, languages }: Market): Promise<void> {
  const { site_name, meta_title, meta_description, copyright_text, ...contact } = settings;
  await tx
    .insertInto('settings')
    .values({
      ...contact,
      site_name: json(site_name),
      meta_title: json(meta_title),
      meta_description: json(meta_description),
      copyright_text: json(copyright_text),
    })
    .execute();
  const rows = languages.map((language, position) => ({
    ...language,
    is_default: position === 0,
    position,
  }));
  await tx.insertInto('languages').values(rows).execute();
}

async function writeMenus(tx: Tx, market: Market, album: Album): Promise<void> {
  const features = market.features.map(({ icon, detail }, position) => ({
    image: album.of(`feature ${icon}`),
    detail: json(detail),
    position,
  }));
  await tx.insertInto('site_features').values(features).execute();
  const headerLinks = market.headerLinks.map((link, position) => ({
    ...link,
    title: json(link.title),
    position,
  }));
  await tx.insertInto('header_links').values(headerLinks).execute();
  const footerLinks = [
    ...market.payment.map((link) => ({ ...link, link: '', type: 1 })),
    ...market.social.map((link) => ({ ...link, type: 2 })),
  ].map(({ title, link, type, icon }, position) => ({
    title: json(title),
    link,
    type,
    image: album.of(`link ${icon}`),
    position,
  }));
  await tx.insertInto('footer_image_links').values(footerLinks).execute();
}

/** Bank transfers need no account at a provider, so the demo offers them beside cash. */
async function offerTransfers(tx: Tx, { bank }: Market): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ enabled: true, shown: JSON.stringify(bank) })
    .where('method', '=', orderMethod.bank)
    .execute();
}

async function writePages(tx: Tx, pages: Demo['pages']): Promise<void> {
  for (const [position, { slug, title, description, component, footer }] of pages.entries()) {
    const { id } = await tx
      .insertInto('pages')
      .values({ slug, title: json(title), description: json(description), component })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('footer_links').values({ type: footer, page_id: id, position }).execute();
  }
}
