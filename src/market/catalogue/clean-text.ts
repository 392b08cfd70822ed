// Texts of a file as the market keeps them: names without markup, bodies with harmless markup only.
import sanitizeHtml from 'sanitize-html';

const BLOCK = /<(p|div|ul|ol|li|table|h[1-6]|br|blockquote|section|article)\b/i;
const BODY: sanitizeHtml.IOptions = {
  allowedTags: [
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
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  nestingLimit: 40,
  transformTags: { h1: 'h2', a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }) },
};
const NOTHING: sanitizeHtml.IOptions = { allowedTags: [], allowedAttributes: {} };
const basic: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** A name on one line: entities read, markup taken away. */
export function plainText(text: string): string {
  const bare = /[<&]/.test(text)
    ? sanitizeHtml(text, NOTHING).replace(
        /&(amp|lt|gt|quot);/g,
        (entity) => basic[entity] ?? entity,
      )
    : text;
  return bare.replace(/\s+/g, ' ').trim().toWellFormed();
}

/**
 * A body that can stand on a page: paragraphs made of plain lines, no script, style, frame, picture
 * or event in it. Null when no text is left.
 */
export function cleanHtml(text: string): string | null {
  const clean = sanitizeHtml(BLOCK.test(text) ? text : paragraphs(text), BODY)
    .trim()
    .toWellFormed();
  return plainText(clean) ? clean : null;
}

/** As `cleanHtml`, of every language; those that then say nothing are left out. */
export const cleanTexts = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => {
      const clean = cleanHtml(text);
      return clean ? [[language, clean]] : [];
    }),
  );

function paragraphs(text: string): string {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}
