// Cleans the owner's HTML for a page; on the server only.
import { LANGUAGE_CODE } from '#base/language-code.ts';
import sanitizeHtml from 'sanitize-html';
import { plainText } from '#market/catalogue/clean-text.ts';

const SUMMARY_MOST = 160;
/** The beginning or end of a block separates words. */
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

/** Pictures, and pages with an explicit language. */
const ANYWHERE = new RegExp(`^/(media/|${LANGUAGE_CODE}(/|$))`);

/**
 * Takes the owner's HTML and the language's path (`/fr`, empty for the main one); links within this
 * site keep the language, and a second h1 becomes an h2.
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

/** The first words of a page, for search engines. */
export function pageSummary(html: string): string {
  const text = plainText(html.replace(/<h[1-6][\s\S]*?<\/h[1-6]>/gi, ' ').replace(BLOCK, ' $&'));
  if (text.length <= SUMMARY_MOST) return text;
  const end = text.lastIndexOf(' ', SUMMARY_MOST);
  return `${text.slice(0, end > 0 ? end : SUMMARY_MOST)} …`;
}
