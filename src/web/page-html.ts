// The owner's HTML as it may stand on a page; on the server only.
import sanitizeHtml from 'sanitize-html';

const SUMMARY_MOST = 160;
const HARMLESS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'div', 'br', 'hr', 'h2', 'h3', 'h4', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'a', 'img'],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height', 'loading'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
};

/** Takes what an owner wrote and the language's path (`/fr`, empty for the first one); links of this site stay in the language, a second h1 becomes an h2. */
export function pageHtml(html: string, languagePath: string): string {
  const own = (href: string) => (/^\/(?!\/)/.test(href) && !/^\/(media\/|[a-z]{2}(\/|$))/.test(href) ? `${languagePath}${href === '/' && languagePath ? '' : href}` : href);
  return sanitizeHtml(html, { ...HARMLESS, transformTags: { h1: 'h2', a: (tagName, { href = '' }) => ({ tagName, attribs: { href: own(href), ...(/^https?:/.test(href) ? { rel: 'noopener' } : {}) } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, alt: attribs.alt ?? '', loading: 'lazy' } }) } });
}

/** The first words of a page, for those who only read about it. */
export function pageSummary(html: string): string {
  const text = sanitizeHtml(html.replace(/<h[1-6][\s\S]*?<\/h[1-6]>/g, ''), { allowedTags: [], allowedAttributes: {} }).replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim();
  return text.length > SUMMARY_MOST ? `${text.slice(0, text.lastIndexOf(' ', SUMMARY_MOST))} …` : text;
}
