// Every picture of the demo market, drawn once and found by its subject.
import { drawPictures } from '#demo/draw-pictures.ts';
import { loadIcons, type Scene } from '#demo/draw.ts';
import { colourOf } from '#market/catalogue/colour-of.ts';
import { coloursOf } from '#demo/write-inventories.ts';
import { emblem, productScenes, sign, wide } from '#demo/scenes.ts';
import type { Demo } from '#demo/shape.ts';
import type { PictureFile } from '#outside/files/pictures.ts';

export type Album = {
  of: (key: string) => string;
  all: (key: string) => string[];
  files: PictureFile[];
};

/** Draws all pictures at `scale` times their size; `drawn` gets the number done and the total. */
export async function drawAlbum(
  demo: Demo,
  mediaFolder: string,
  scale: number,
  drawn: (done: number, total: number) => void,
): Promise<Album> {
  const scenes = scenesOf(demo);
  const flat = [...scenes].flatMap(([key, list]) => list.map((scene) => ({ key, scene })));
  const files = await drawPictures(
    mediaFolder,
    flat.map(({ scene }) => scene),
    { icons: await loadIcons(scale), scale },
    (done) => drawn(done, flat.length),
  );
  const names = Map.groupBy(
    flat.map(({ key }, at) => ({ key, name: files[at]?.name ?? '' })),
    ({ key }) => key,
  );
  const all = (key: string) => (names.get(key) ?? []).map(({ name }) => name);
  return {
    all,
    of: (key) => all(key)[0] ?? '',
    files: [...new Map(files.map((file) => [file.name, file])).values()],
  };
}

/** The names of all emoji in the pictures of a demo market, sorted. */
export function iconsOf(demo: Demo): string[] {
  const things = [...scenesOf(demo).values()]
    .flat()
    .flatMap((scene) => (scene.flat ? [] : scene.things));
  return [...new Set(things.map(({ icon }) => icon))].sort();
}

function scenesOf({ theme, market }: Demo): Map<string, Scene[]> {
  const scenes = new Map<string, Scene[]>([['default', [emblem('default', 'shopping-bags')]]]);
  for (const product of theme.products) {
    const colours = coloursOf(product).map((slug) => colourOf({ slug, title: '' }));
    scenes.set(`product ${product.slug}`, productScenes({ ...product, colours }));
  }
  for (const { slug, icon } of theme.categories)
    scenes.set(`category ${slug}`, [emblem(slug, icon)]);
  for (const { slug, icon } of theme.brands) scenes.set(`brand ${slug}`, [emblem(slug, icon, 240)]);
  for (const { slug, icon } of theme.stores) scenes.set(`store ${slug}`, [emblem(slug, icon)]);
  for (const { icon } of market.features) scenes.set(`feature ${icon}`, [emblem(icon, icon, 160)]);
  for (const { icon } of [...market.social, ...market.payment])
    scenes.set(`link ${icon}`, [sign(icon)]);
  for (const slide of theme.sliders)
    scenes.set(`slide ${slide.title.en}`, [wide(slide.icon, slide.ground, 900, 600)]);
  for (const slide of market.sideSlides)
    scenes.set(`slide ${slide.title.en}`, [wide(slide.icon, slide.ground, 600, 400)]);
  for (const banner of market.banners)
    scenes.set(`banner ${banner.type}`, [
      wide(
        banner.icon,
        banner.ground,
        banner.type === 9 ? 600 : 800,
        banner.type === 8 ? 160 : 400,
      ),
    ]);
  return scenes;
}
