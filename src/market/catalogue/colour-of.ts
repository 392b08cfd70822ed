// Colours for swatches, found by name: sellers name colours in their own language.
import { fold } from '#base/fold.ts';

const OPTIONS = ['color', 'colour', 'couleur', 'renk', 'لون', 'اللون', 'रंग'];

// the swatch, then the colour's names in the shop's five languages
const COLOURS: [string, string][] = [
  ['#1c1c1e', 'black, noir, أسود, siyah, काला'],
  ['#ffffff', 'white, blanc, أبيض, beyaz, सफ़ेद'],
  ['#8e8e93', 'grey, gray, gris, رمادي, gri, स्लेटी'],
  ['#44474d', 'anthracite, charcoal, graphite, antrasit'],
  ['#c4c7cc', 'silver, argent, argenté, فضي, gümüş, चाँदी'],
  ['#c9a227', 'gold, golden, or, doré, ذهبي, altın, सुनहरा'],
  ['#7a4a2b', 'brown, marron, brun, بني, kahverengi, भूरा'],
  ['#e3d5b8', 'beige, بيج, bej, बेज'],
  ['#d8c3a0', 'sand, sable, رملي, kum rengi, रेतीला'],
  ['#f6efdc', 'cream, ivory, crème, ivoire, عاجي, krem, fildişi, क्रीम'],
  ['#c62828', 'red, rouge, أحمر, kırmızı, लाल'],
  ['#6d1f2f', 'burgundy, maroon, bordeaux, عنابي, bordo, मैरून'],
  ['#e79aa8', 'rose, pink, وردي, pembe, gül kurusu, गुलाबी'],
  ['#f2715b', 'coral, corail, مرجاني, mercan'],
  ['#ef7d1a', 'orange, برتقالي, turuncu, नारंगी'],
  ['#f2c230', 'yellow, jaune, أصفر, sarı, पीला'],
  ['#2f8f4e', 'green, vert, أخضر, yeşil, हरा'],
  ['#23492f', 'forest, forest green, vert forêt, أخضر داكن, orman yeşili, गहरा हरा'],
  ['#70713a', 'olive, khaki, زيتي, haki'],
  ['#a9dcc3', 'mint, menthe, نعناعي'],
  ['#1f8a8a', 'teal, turquoise, فيروزي, turkuaz, फ़िरोज़ी'],
  ['#2563c9', 'blue, bleu, أزرق, mavi, नीला'],
  ['#1e2a4f', 'navy, navy blue, ink, ink blue, bleu marine, marine, كحلي, lacivert, गहरा नीला'],
  ['#8ec5e8', 'sky, sky blue, bleu ciel, سماوي, gök mavisi, आसमानी'],
  ['#7a3fa0', 'purple, violet, بنفسجي, mor, बैंगनी'],
  ['#b9a5dc', 'lilac, lavender, lilas, lavande, ليلكي, lila'],
];
const SAMPLES = new Map(
  COLOURS.flatMap(([sample, names]) => names.split(', ').map((name) => [fold(name), sample])),
);
const HEX = /^#[\da-f]{6}$/;

type Named = { slug: string; title: string };

/** Whether an option is a colour, by its slug or its title in any language. */
export const isColour = ({ slug, title }: Named): boolean =>
  [slug, ...title.split(' ')].some((name) => OPTIONS.includes(name.toLowerCase()));

/**
 * The swatch of a colour as `#rrggbb`, by its slug or title: the whole name, or else the last word
 * that names a colour ("washed navy"). '' for an unknown colour.
 */
export function colourOf({ slug, title }: Named): string {
  const names = [title, slug.replaceAll('-', ' ')].map((name) => name.trim().toLowerCase());
  const hex = names.find((name) => HEX.test(name));
  if (hex) return hex;
  const words = names.flatMap((name) => name.split(/[\s/,]+/).reverse());
  const known = [...names, ...words].find((name) => SAMPLES.has(fold(name)));
  return known === undefined ? '' : (SAMPLES.get(fold(known)) ?? '');
}
