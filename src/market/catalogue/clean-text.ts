// Cleans texts before they are stored: names lose all markup, bodies keep only harmless markup.
import sanitizeHtml from 'sanitize-html';
import { withoutTurns } from '#base/unseen.ts';

const BLOCK = /<(p|div|ul|ol|li|table|h[1-6]|br|blockquote|section|article)\b/i;
/** Attributes of links that leave the shop. */
const AWAY = { rel: 'nofollow noopener' };
const LEAVES = /^\s*(https?:|[/\\]{2})/i;
const OWN_PICTURE = /^\/media\/[\w-]+\.(webp|jpg|png|svg)$/;
const TAGS = [
  'p',
  'div',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'pre',
  'code',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'a',
  'img',
];
const ATTRIBUTES = {
  a: ['href', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
const BODY: sanitizeHtml.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nestingLimit: 40,
  exclusiveFilter: ({ tag, attribs: { src = '' } }) => tag === 'img' && !OWN_PICTURE.test(src),
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '', rel: _, ...rest }) => ({
      tagName,
      attribs: { ...(LEAVES.test(href) ? AWAY : {}), ...(href ? { href } : {}), ...rest },
    }),
  },
};
const NOTHING: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };
const basic: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A name on one line: without markup, entities, and characters that reverse the text order. */
export function plainText(text: string): string {
  const bare = /[<&]/.test(text)
    ? sanitizeHtml(text, NOTHING).replace(
        /&(amp|lt|gt|quot);/g,
        (entity) => basic[entity] ?? entity,
      )
    : text;
  return withoutTurns(bare).replace(/\s+/g, ' ').trim().toWellFormed();
}

/**
 * A body that is safe on a page: plain lines become paragraphs; scripts, styles, frames, event
 * handlers and pictures of other sites are removed. Null when no text is left.
 */
export function cleanHtml(text: string): string | null {
  const clean = sanitizeHtml(BLOCK.test(text) ? text : paragraphs(text), BODY)
    .replaceAll(' />', '>') // as browsers write it; in texts and values > is &gt;
    .trim()
    .toWellFormed();
  return plainText(clean) || clean.includes('<img ') ? clean : null;
}

/** As `cleanHtml`, for each language, without empty texts. A text equal to `stored` stays. */
export const cleanTexts = (
  texts: Record<string, string>,
  stored: unknown = null,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      const clean = isIn(stored, language, text) ? text : cleanHtml(text);
      return clean ? [[language, clean]] : [];
    }),
  );

const isIn = (stored: unknown, language: string, text: string): boolean =>
  Object.entries(stored ?? {}).some(([code, value]) => code === language && value === text);

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}
