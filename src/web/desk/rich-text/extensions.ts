// What a rich text can contain: what the shop shows of it (`cleanHtml`), and nothing else.
import { Image } from '@tiptap/extension-image';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';

const KNOWN = new Set(
  'p br h2 h3 strong b em i u s ul ol li a img blockquote hr code pre'.split(' '),
);

/** Only pictures of the shop; there is no rule for others, so they are dropped. */
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

/** Whether the editor can show a whole text; it would lose what it does not know. */
export function isKnown(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('*')].every(({ localName }) => KNOWN.has(localName));
}
