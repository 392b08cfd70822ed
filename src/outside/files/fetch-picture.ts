// Fetches the pictures that an import file names by URL.
import { lookup, type LookupOptions } from 'node:dns';
import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const MOST_BYTES = 20_000_000;
const PATIENCE_MS = 20_000;
const MOST_HOPS = 3;

/** Whether an IP address may be fetched from. */
export type MayFetch = (address: string) => boolean;

/**
 * The bytes behind a URL, up to 20 MB; null when they do not arrive within 20 seconds, or when the
 * URL leads into a private network: a seller's file must not reach into ours.
 */
export async function fetchPicture(
  address: string,
  mayAsk: MayFetch = isPublicAddress,
): Promise<Buffer | null> {
  let at = URL.parse(address);
  const over = AbortSignal.timeout(PATIENCE_MS);
  for (let hop = 0; at && hop <= MOST_HOPS; hop++) {
    const answer: IncomingMessage | null = await ask(at, mayAsk, over).catch(() => null);
    const { statusCode = 0, headers } = answer ?? { headers: {} };
    if (answer && statusCode === 200) return read(answer).catch(() => null);
    answer?.destroy();
    at = statusCode >= 300 && statusCode < 400 ? URL.parse(headers.location ?? '', at.href) : null;
  }
  return null;
}

function ask(at: URL, mayAsk: MayFetch, signal: AbortSignal): Promise<IncomingMessage> {
  const bare = at.hostname.replace(/^\[|\]$/g, '');
  if (!/^https?:$/.test(at.protocol) || (isIP(bare) && !mayAsk(bare)))
    return Promise.reject(new Error('It leads where no picture is fetched.'));
  return new Promise((resolve, reject) => {
    const request = at.protocol === 'https:' ? overHttps : overHttp;
    request(at, { signal, lookup: lookupOnly(mayAsk), headers: { accept: 'image/*' } })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
}

/** Resolves a host name as it connects, so that the address that was checked is the one it uses. */
const lookupOnly =
  (mayAsk: MayFetch): LookupFunction =>
  (name, options: LookupOptions, done) => {
    lookup(name, { ...options, all: true }, (problem, found) => {
      const may = (found ?? []).filter(({ address }) => mayAsk(address));
      const [first] = may;
      if (problem || !first) done(problem ?? new Error('It leads to no public network.'), '', 0);
      else if (options.all) done(null, may);
      else done(null, first.address, first.family);
    });
  };

async function read(answer: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return null; // leaving the loop ends the answer
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const own = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(net, bits);
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
const wrapped = new BlockList(); // what holds an address of the old kind, and documentation
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  wrapped.addSubnet(net, bits, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !own.check(address);
    case 6:
      return world.check(address, 'ipv6') && !wrapped.check(address, 'ipv6');
    default:
      return false;
  }
}
