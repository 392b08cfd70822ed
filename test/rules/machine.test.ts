// The checks of the machine and of the way to the shop's own address.
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCertificate } from '#outside/machine/read-certificate.ts';
import { readDisk } from '#outside/machine/read-disk.ts';
import { freePort } from '../free-port.ts';

// it has its own certificate, which nobody has signed
const server = new SMTPServer({ secure: true, logger: false });
let port = 0;
beforeAll(async () => {
  server.on('error', () => {}); // a check disconnects at once
  await new Promise<void>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      port = (listening.address() as AddressInfo).port;
      resolve();
    });
  });
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

describe('the certificate of an address', () => {
  it('says until when it is valid, even one that nobody trusts', async () => {
    const found = await readCertificate(`https://localhost:${port}`);
    expect(found?.until?.getFullYear()).toBeGreaterThan(2000);
  });
  it('is not there by http, and unknown where nobody answers by TLS', async () => {
    expect(await readCertificate('http://localhost:3000')).toBeNull();
    expect(await readCertificate(`https://localhost:${await freePort()}`)).toEqual({ until: null });
    const plain = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
    const { port: at } = plain.address() as AddressInfo;
    expect(await readCertificate(`https://127.0.0.1:${at}`)).toEqual({ until: null });
    plain.close();
  });
});

describe('the disk', () => {
  it('says what is free of what there is, and nothing of a folder that is not there', async () => {
    const disk = await readDisk('.');
    expect(disk?.free_bytes).toBeGreaterThan(0);
    expect(disk?.total_bytes).toBeGreaterThan(disk?.free_bytes ?? Infinity);
    expect(await readDisk('/there/is/no/such/folder')).toBeNull();
  });
});
