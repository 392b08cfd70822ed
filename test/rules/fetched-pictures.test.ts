// Pictures are fetched only from the public internet, whatever a file says.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchPicture, isPublicAddress } from '#outside/files/fetch-picture.ts';

let server: Server;
let origin: string;
const requested: string[] = [];
beforeAll(async () => {
  server = createServer(({ url = '' }, answer) => {
    requested.push(url);
    if (url === '/picture') answer.end('a picture');
    else if (url === '/moved') answer.writeHead(302, { location: '/picture' }).end();
    else if (url === '/round') answer.writeHead(302, { location: '/round' }).end();
    else if (url === '/vast') answer.end(Buffer.alloc(20_000_001));
    else answer.writeHead(404).end('nothing');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const anywhere = () => true;

describe('a picture at an address', () => {
  it('is fetched, also where it has moved', async () => {
    for (const path of ['/picture', '/moved'])
      expect(String(await fetchPicture(origin + path, anywhere))).toBe('a picture');
  });

  it.each(['/gone', '/round', '/vast'])('is none at %s', async (path) => {
    expect(await fetchPicture(origin + path, anywhere)).toBeNull();
  });

  it.each(['', 'brass.jpg', 'file:///etc/passwd', 'ftp://a.example/b', 'http://', 'data:,x'])(
    'is none at “%s”',
    async (address) => {
      expect(await fetchPicture(address, anywhere)).toBeNull();
    },
  );

  it('is not looked for in the shop’s own network, by number, by name or led there', async () => {
    requested.length = 0;
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1'])
      expect(await fetchPicture(`http://${host}:${port}/picture`)).toBeNull();
    expect(requested).toEqual([]);
    let hops = 0;
    expect(await fetchPicture(`${origin}/moved`, () => hops++ === 0)).toBeNull();
    expect(requested).toEqual(['/moved']);
  });
});

describe('an address', () => {
  it.each(['8.8.8.8', '203.0.114.1', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
