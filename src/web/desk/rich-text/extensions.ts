// What a rich text can have: what the shop shows of it (`cleanHtml`), and nothing else.
import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';

const KNOWN = new Set(
  'p br h2 h3 strong b em i u s ul ol li a img blockquote hr code pre'.split(' '),
);

/** Pictures are those of the shop; others have no rule and stay away. */
const ShopImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }],
});

export const extensions = (placeholder: string) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null },
    },
    trailingNode: false,
  }),
  ShopImage,
  Placeholder.configure({ placeholder }),
];

/** Whether the editor can show all of a text; what it does not know it would lose. */
export function isKnown(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => KNOWN.has(localName));
}
