// The IP addresses that the shop may call: none in its own network, whatever host name leads there.
// The address of the actual connection is checked, so a DNS answer that changes in between does not
// help.
import { lookup, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Ranges outside the public internet (IANA's special-purpose registries). */
const OWN: Record<string, [range: string, bits: number][]> = {
  ipv4: [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ],
};
/** For IPv6, only global unicast without ranges that embed another address. */
const PUBLIC_6: [string, number] = ['2000::', 3];
const CARRIERS: [range: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const own4 = new BlockList();
for (const [range, bits] of OWN.ipv4 ?? []) own4.addSubnet(range, bits, 'ipv4');
const public6 = new BlockList();
public6.addSubnet(...PUBLIC_6, 'ipv6');
const carriers = new BlockList();
for (const [range, bits] of CARRIERS) carriers.addSubnet(range, bits, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !own4.check(address, 'ipv4');
  return public6.check(address, 'ipv6') && !carriers.check(address, 'ipv6');
}

/** The code of the error for an address in the shop's own network. */
export const OWN_NETWORK = 'EOWNNETWORK';
const ownNetwork = (host: string) => Object.assign(new Error(host), { code: OWN_NETWORK });

/** Whether an IP address may be called; with `here`, this machine may be too. */
function isAdmitted(address: string, here: boolean): boolean {
  const isHere = loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
  return isPublic(address) || (here && isHere);
}

/** Checks the host of a URL before it is resolved: `10.0.0.1`, `[::1]`. Throws OWN_NETWORK. */
export function admitHost(host: string, here: boolean): void {
  const bare = host.replace(/^\[|\]$/g, '');
  const isOwn = isIP(bare)
    ? !isAdmitted(bare, here)
    : !here && /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(bare);
  if (isOwn) throw ownNetwork(host);
}

/** Resolves all addresses of a host name: the system, or a stand-in. */
export type Resolver = (
  host: string,
  options: LookupOptions & { all: true },
  answer: (problem: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name for a connection; fails with OWN_NETWORK if any address is not allowed. */
export const lookupPublic =
  (here: boolean, resolver: Resolver = lookup): LookupFunction =>
  (host, options, answer) => {
    resolver(host, { ...options, all: true }, (problem, addresses) => {
      if (problem) return answer(problem, '', 0);
      const own = addresses.find(({ address }) => !isAdmitted(address, here));
      if (own) return answer(ownNetwork(own.address), '', 0);
      const [first] = addresses;
      if (options.all) return answer(null, addresses);
      if (first) return answer(null, first.address, first.family);
      answer(Object.assign(new Error('no address'), { code: 'ENOTFOUND' }), '', 0);
    });
  };
