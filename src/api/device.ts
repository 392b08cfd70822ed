// Describes a caller's device, as they may recognise it in the list of their sessions.
import { networkOf } from '#hall/network.ts';

const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Takes the User-Agent header and the caller's address; returns `Firefox · Windows` and the network
 * without its last part.
 */
export function deviceOf(
  agent: string | undefined,
  address: string,
): { device: string; network: string } {
  const known = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => agent?.includes(sign))?.[1];
  return {
    device: [known(BROWSERS), known(SYSTEMS)].filter(Boolean).join(' · '),
    network: networkOf(address),
  };
}
