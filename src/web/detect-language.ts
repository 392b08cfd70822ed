// Which language the root should lead to: the cookie's choice first, then what the browser asks
// for.
const COOKIE = /(?:^|;\s*)(?:i18n_redirected|currentLanguage)=([a-z]{2})(?:;|$)/i;

/**
 * Takes the Cookie and Accept-Language headers and the codes the shop speaks; answers one of them,
 * or null when neither says.
 */
export function detectLanguage(
  cookie: string | undefined,
  accept: string | undefined,
  spoken: string[],
): string | null {
  const chosen = cookie ? COOKIE.exec(cookie)?.[1]?.toLowerCase() : undefined;
  if (chosen && spoken.includes(chosen)) return chosen;
  return preferred(accept ?? '').find((code) => spoken.includes(code)) ?? null;
}

function preferred(accept: string): string[] {
  return accept
    .slice(0, 300)
    .split(',')
    .map((part, place) => ({
      code: (/^\s*([a-z]{2})(?![a-z])/i.exec(part)?.[1] ?? '').toLowerCase(),
      weight: Number(/;\s*q=([\d.]+)/.exec(part)?.[1] ?? 1),
      place,
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ code }) => code);
}
