import type { Tx } from '#db/connect.ts';
import type { Album } from '#demo/album.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';

const json = (texts: Record<string, string>) => JSON.stringify(texts);
const CATEGORY = 1;

/** The owner's settings, languages, slides, banners, pages and menus. */
export async function writeContent(
  tx: Tx,
  demo: Demo,
  album: Album,
  categories: Ids,
): Promise<void> {
  const { market, pages, theme } = demo;
  const { site_name, meta_title, meta_description, copyright_text, ...contact } = market.settings;
  await tx
    .insertInto('settings')
    .values({
      ...contact,
      site_name: json(site_name),
      meta_title: json(meta_title),
      meta_description: json(meta_description),
      copyright_text: json(copyright_text),
      default_image: album.of('default'),
    })
    .execute();
  await tx
    .insertInto('languages')
    .values(
      market.languages.map((language, position) => ({
        ...language,
        is_default: position === 0,
        position,
      })),
    )
    .execute();
  const led = ({ title, detail, action, ground, category }: Demo['theme']['sliders'][number]) => ({
    title: json(title),
    detail: json(detail),
    action: json(action),
    ground,
    source_type: CATEGORY,
    source_ids: [idOf(categories, category)],
    slug: category,
  });
  const slides = [...theme.sliders.map((slide) => ({ ...slide, type: 1 })), ...market.sideSlides];
  await tx
    .insertInto('sliders')
    .values(
      slides.map((slide, position) => ({
        ...led(slide),
        type: slide.type,
        image: album.of(`slide ${slide.title.en}`),
        position,
      })),
    )
    .execute();
  await tx
    .insertInto('banners')
    .values(
      market.banners.map((banner) => ({
        ...led(banner),
        type: banner.type,
        image: album.of(`banner ${banner.type}`),
      })),
    )
    .execute();
  await tx
    .insertInto('site_features')
    .values(
      market.features.map(({ icon, detail }, position) => ({
        image: album.of(`feature ${icon}`),
        detail: json(detail),
        position,
      })),
    )
    .execute();
  await tx
    .insertInto('header_links')
    .values(
      market.headerLinks.map((link, position) => ({ ...link, title: json(link.title), position })),
    )
    .execute();
  await writePages(tx, pages);
  const links = [
    ...market.payment.map((link) => ({ ...link, link: '', type: 1 })),
    ...market.social.map((link) => ({ ...link, type: 2 })),
  ];
  await tx
    .insertInto('footer_image_links')
    .values(
      links.map(({ title, link, type, icon }, position) => ({
        title,
        link,
        type,
        image: album.of(`link ${icon}`),
        position,
      })),
    )
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
