// A page with a single message, for when the shop's own pages cannot be made. It needs neither data
// nor files.
import { directionOf } from '#base/language.ts';
import { hasLanguage } from '#words/catalogue.ts';
import { sayIn, type Say } from '#words/say.ts';

// The colours of styles.css, which this page cannot load.
const STYLE = `:root{color-scheme:light dark;--primary:oklch(.5 .19 295);--on-primary:#fff}
@media (prefers-color-scheme:dark){:root{--primary:oklch(.74 .13 295);--on-primary:#1c1033}}
body{font:1rem/1.6 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem;
text-align:center}
h1{font-size:1.75rem;line-height:1.25;text-wrap:balance}
a{display:inline-block;padding:.6rem 1.5rem;border-radius:.5rem;font-weight:600;
text-decoration:none;background:var(--primary);color:var(--on-primary)}
a:focus-visible{outline:3px solid var(--primary);outline-offset:3px}`;

/**
 * The whole page in a language, as HTML; English for a language without messages. `script` runs in
 * it.
 */
export function plainPage(
  requested: string,
  words: (say: Say) => { title: string; detail?: string },
  script = '',
): string {
  const language = hasLanguage(requested) ? requested : 'en';
  const say = sayIn(language);
  const { title, detail } = words(say);
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${text(title)}</title><style>${STYLE}</style></head>
<body><h1>${text(title)}</h1>${detail ? `<p>${text(detail)}</p>` : ''}
<p><a href="">${text(say('trouble.reload'))}</a></p>${script && `<script>${script}</script>`}</body>
</html>
`;
}

const text = (raw: string): string => raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
