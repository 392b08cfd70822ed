// The language that the root leads to: the cookie's choice first, then the browser's preference.
import { LANGUAGE_CODE } from '#base/language-code.ts';

const COOKIE = new RegExp(
  `(?:^|;\\s*)(?:i18n_redirected|currentLanguage)=(${LANGUAGE_CODE})(?:;|$)`,
  'i',
);
const ASKED = /^\s*([a-z]{2,3})(-[a-z]{2})?(?![a-z])/i;

/**
 * Takes the Cookie and Accept-Language headers and the language codes of the shop; returns one of
 * the codes, or null if neither header matches. A browser that asks for Brazilian Portuguese can
 * get that of another country, and the other way round.
 */
export function detectLanguage(
  cookie: string | undefined,
  accept: string | undefined,
  spoken: string[],
): string | null {
  const chosen = cookie ? COOKIE.exec(cookie)?.[1]?.toLowerCase() : undefined;
  if (chosen && spoken.includes(chosen)) return chosen;
  for (const { language, whole } of preferred(accept ?? '')) {
    const found =
      spoken.find((code) => code === whole) ??
      spoken.find((code) => code === language) ??
      spoken.find((code) => language !== '' && code.startsWith(`${language}-`));
    if (found) return found;
  }
  return null;
}

function preferred(accept: string): { language: string; whole: string }[] {
  return accept
    .slice(0, 300)
    .split(',')
    .map((part, place) => {
      const [, language = '', region = ''] = ASKED.exec(part.toLowerCase()) ?? [];
      const weight = Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1);
      return { language, whole: language + region, weight, place };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place);
}
