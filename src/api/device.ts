// From where somebody calls, as they may recognise it in the list of their sessions.
import { isIPv4, isIPv6 } from 'node:net';

const BROWSERS = [['Edg/', 'Edge'], ['OPR/', 'Opera'], ['SamsungBrowser/', 'Samsung Internet'], ['Firefox/', 'Firefox'], ['Chrome/', 'Chrome'], ['Safari/', 'Safari']] as const;
const SYSTEMS = [['Android', 'Android'], ['iPhone', 'iPhone'], ['iPad', 'iPad'], ['Windows', 'Windows'], ['Mac OS X', 'macOS'], ['CrOS', 'ChromeOS'], ['Linux', 'Linux']] as const;

/** Takes the User-Agent header and the caller's address; answers `Firefox · Windows` and the network without its last part. */
export function deviceOf(agent: string | undefined, address: string): { device: string; network: string } {
  const known = (names: readonly (readonly [string, string])[]) => names.find(([sign]) => agent?.includes(sign))?.[1];
  return { device: [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(' · '), network: networkOf(address) };
}

/** An IPv4 address's /24, an IPv6 address's /56; the address itself when it is neither. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return plain.slice(0, 64);
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter(Boolean), rest = tail.split(':').filter(Boolean);
  const whole = plain.includes('::') ? [...groups, ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'), ...rest] : groups;
  const [a = '0', b = '0', c = '0', d = '0'] = whole.map((group) => group.toLowerCase());
  return `${a}:${b}:${c}:${(Number.parseInt(d, 16) & 0xff00).toString(16)}::/56`;
}
