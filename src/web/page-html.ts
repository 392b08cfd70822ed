// The owner's HTML as it may stand on a page; on the server only.
import { LANGUAGE_CODE } from '#base/language-code.ts';
import sanitizeHtml from 'sanitize-html';
import { plainText } from '#market/catalogue/clean-text.ts';

const SUMMARY_MOST = 160;
/** Where a block begins or ends, words stand apart. */
const BLOCK = /<\/?(p|div|br|hr|ul|ol|li|dl|dt|dd|blockquote|table|tr|th|td)\b/gi;
const HARMLESS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'div',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
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
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'img',
  ],
  allowedAttributes: {
    a: ['href', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** Pictures, and pages in a language that is said. */
const ANYWHERE = new RegExp(`^/(media/|${LANGUAGE_CODE}(/|$))`);

/**
 * Takes what an owner wrote and the language's path (`/fr`, empty for the first one); links of this
 * site stay in the language, a second h1 becomes an h2.
 */
export function pageHtml(html: string, languagePath: string): string {
  const own = (href: string) =>
    /^\/(?!\/)/.test(href) && !ANYWHERE.test(href)
      ? `${languagePath}${href === '/' && languagePath ? '' : href}`
      : href;
  return sanitizeHtml(html, {
    ...HARMLESS,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: { href: own(href), ...(/^https?:/.test(href) ? { rel: 'noopener' } : {}) },
      }),
      img: (tagName, attribs) => ({
        tagName,
        attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' },
      }),
    },
  });
}

/** The first words of a page, for those who only read about it. */
export function pageSummary(html: string): string {
  const text = plainText(html.replace(/<h[1-6][\s\S]*?<\/h[1-6]>/gi, ' ').replace(BLOCK, ' $&'));
  if (text.length <= SUMMARY_MOST) return text;
  const end = text.lastIndexOf(' ', SUMMARY_MOST);
  return `${text.slice(0, end > 0 ? end : SUMMARY_MOST)} …`;
}
