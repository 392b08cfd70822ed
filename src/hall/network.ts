// What an IP address tells us: what counts as one caller, and how much of the address may be
// stored.
import { isIPv4, isIPv6 } from 'node:net';

/**
 * An address in its plain form: without port, brackets and zone. An IPv4 address that came over
 * IPv6 becomes an IPv4 address.
 */
export function plainAddress(address: string): string {
  const plain = (
    /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ??
    /^([\d.]+):\d+$/.exec(address)?.[1] ??
    address
  ).replace(/%.*$/, '');
  const groups = isIPv6(plain) ? groupsOf(plain) : [];
  return groups.length && MAPPED.every((group, at) => group === groups[at])
    ? dotted(groups.slice(MAPPED.length))
    : plain;
}

/**
 * What counts as one caller: an IPv4 address, or the /64 of an IPv6 address, the smallest block
 * that a network is given. Any other text stands for itself.
 */
export function callerOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${hex(groupsOf(plain).slice(0, 4))}::/64` : plain.slice(0, LONGEST);
}

/** The /24 of an IPv4 address, or the /56 of an IPv6 address; any other text as it is. */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return plain.slice(0, LONGEST);
  const [a = 0, b = 0, c = 0, d = 0] = groupsOf(plain);
  return `${hex([a, b, c, d & 0xff00])}::/56`;
}

const LONGEST = 64;
const MAPPED = [0, 0, 0, 0, 0, 0xffff];

/** The eight groups of an IPv6 address, in whichever form it is written. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((half) =>
    half
      .split(':')
      .filter(Boolean)
      .flatMap((group) => (isIPv4(group) ? pairs(group) : [Number.parseInt(group, 16)])),
  );
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail];
}

function pairs(ipv4: string): number[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d];
}

const dotted = (groups: number[]) =>
  groups.flatMap((group) => [group >> 8, group & 0xff]).join('.');
const hex = (groups: number[]) => groups.map((group) => group.toString(16)).join(':');
