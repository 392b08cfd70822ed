import { createHash } from 'node:crypto';

/** What every answer carries. */
export const safeHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

const INLINE = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/** The policy of one finished page: only its own files, and the inline scripts and styles that it was rendered with, by their hashes. */
export function contentPolicy(page: string | Buffer): string {
  const html = typeof page === 'string' ? Buffer.from(page).toString('latin1') : page.toString('latin1');    // one letter a byte, so that a hash of it is a hash of the bytes
  const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() };
  for (const [, tag = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (text && !/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes)) hashes[tag]?.add(`'sha256-${createHash('sha256').update(text, 'latin1').digest('base64')}'`);
  }
  return [`default-src 'self'`, `script-src 'self' ${[...(hashes.script ?? [])].join(' ')}`, `style-src 'self' ${[...(hashes.style ?? [])].join(' ')}`, `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`, `font-src 'self'`, `connect-src 'self'`, `object-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`, `form-action 'self'`].join('; ');
}
