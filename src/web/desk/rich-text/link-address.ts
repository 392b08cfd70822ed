/** How links that leave the shop are written, as on the server. */
const AWAY = 'nofollow noopener';

/** A typed link address: a path for this site, https for others; null if it is neither. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (/^(#|\/(?!\/))/.test(text)) return text;
  if (/^(mailto|tel):\S+$/i.test(text)) return text;
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) && !/^https?:/i.test(text)) return null;
  const address = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`);
  if (!address?.hostname.includes('.') && address?.hostname !== location.hostname) return null;
  if (address.host === location.host) return address.pathname + address.search + address.hash;
  address.protocol = 'https:';
  return address.href;
}

/** The `rel` of a link: none for a link within the shop. */
export const relOf = (address: string): string | null => (/^https?:/i.test(address) ? AWAY : null);
