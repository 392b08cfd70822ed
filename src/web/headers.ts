import { createHash } from 'node:crypto';
import { originsOf, type CustomScript } from '#market/content/custom-script.ts';

const policy = (camera: string) => `camera=${camera}, microphone=(), geolocation=()`;
/** For the seller centre, in which the phone's camera scans parcels. */
export const withCamera = { 'permissions-policy': policy('(self)') };

const YEAR_S = 31_536_000;
const safeHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': policy('()'),
};

/**
 * The headers of every answer; for a shop at an https:// address also HSTS (RFC 6797), unless
 * `hsts` is off.
 */
export function headersOfAll({
  publicUrl,
  hsts,
}: {
  publicUrl: string;
  hsts: 'on' | 'host' | 'off';
}): Record<string, string> {
  if (hsts === 'off' || !publicUrl.startsWith('https:')) return safeHeaders;
  return {
    ...safeHeaders,
    'strict-transport-security': `max-age=${YEAR_S}${hsts === 'on' ? '; includeSubDomains' : ''}`,
  };
}

/**
 * What a page may do in addition: submit forms to another origin, run scripts of the owner, be
 * shown in a frame of this shop.
 */
type Besides = { formsTo?: string; scripts?: readonly CustomScript[]; framed?: boolean };

/**
 * The content security policy of one finished page: only its own files, and the inline scripts and
 * styles that were rendered, by their hashes. The owner's scripts are allowed by hash, and may use
 * the origins that the owner named.
 */
export function contentPolicy(
  page: string | Buffer,
  { formsTo = '', scripts = [], framed = false }: Besides = {},
): string {
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  for (const { tag, bytes } of inlineParts(typeof page === 'string' ? Buffer.from(page) : page))
    hashes[tag].add(hashOf(bytes));
  for (const { code } of scripts) if (code) hashes.script.add(hashOf(code));
  const origins = [...new Set(scripts.flatMap(originsOf))];
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...hashes.script, ...origins].join(' ')}`,
    `style-src 'self' ${[...hashes.style].join(' ')}`,
    `style-src-attr 'unsafe-inline'`,
    `img-src ${["'self'", 'data:', ...origins].join(' ')}`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...origins].join(' ')}`,
    ...(origins.length > 0 ? [`frame-src ${["'self'", ...origins].join(' ')}`] : []),
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    `form-action 'self' ${formsTo}`.trimEnd(),
  ].join('; ');
}

const hashOf = (content: string | Buffer): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * The text between the tags, as a browser would find it. Scans bytes instead of text, because a
 * page has hundreds of kilobytes.
 */
function* inlineParts(page: Buffer): Generator<{ tag: 'script' | 'style'; bytes: Buffer }> {
  const next = { script: page.indexOf('<script'), style: page.indexOf('<style') };
  while (next.script >= 0 || next.style >= 0) {
    const tag =
      next.style < 0 || (next.script >= 0 && next.script < next.style) ? 'script' : 'style';
    const opened = page.indexOf('>', next[tag]);
    const closed = page.indexOf(`</${tag}>`, opened);
    if (opened < 0 || closed < 0) return;
    const attributes = page.toString('latin1', next[tag] + tag.length + 1, opened);
    if (closed > opened + 1 && !/\ssrc=|type="application\/ld\+json"/.test(attributes))
      yield { tag, bytes: page.subarray(opened + 1, closed) };
    for (const name of ['script', 'style'] as const)
      if (next[name] >= 0 && next[name] < closed) next[name] = page.indexOf(`<${name}`, closed);
  }
}
