// A self-signed certificate with a new RSA key, encoded by hand, because Node cannot make
// certificates.
import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

export type Certificate = { pem: string; privateKey: KeyObject };

const DAY_MS = 86_400_000;
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const VERSION_3 = Buffer.from('a003020102', 'hex');
const NUMBER_1 = Buffer.from('020101', 'hex');
const SEQUENCE = 0x30;
const SET = 0x31;
const TEXT = 0x0c;
const BITS = 0x03;
const TIME = 0x17;

export function makeCertificate({
  name = 'messageverificationcerts.paypal.test',
  from = new Date(Date.now() - DAY_MS),
  to = new Date(Date.now() + DAY_MS),
} = {}): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const who = part(SEQUENCE, part(SET, part(SEQUENCE, COMMON_NAME, part(TEXT, Buffer.from(name)))));
  const body = part(
    SEQUENCE,
    VERSION_3,
    NUMBER_1,
    SHA256_WITH_RSA,
    who,
    part(SEQUENCE, moment(from), moment(to)),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const whole = part(
    SEQUENCE,
    body,
    SHA256_WITH_RSA,
    part(BITS, Buffer.of(0), sign('RSA-SHA256', body, privateKey)),
  );
  const lines = whole.toString('base64').replaceAll(/.{64}/g, '$&\n');
  const pem = `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
  return { pem, privateKey };
}

/** A tag, its length, and its contents (DER). */
function part(tag: number, ...held: Buffer[]): Buffer {
  const body = Buffer.concat(held);
  const length = body.length;
  return Buffer.concat([
    length < 128
      ? Buffer.of(tag, length)
      : length < 256
        ? Buffer.of(tag, 0x81, length)
        : Buffer.of(tag, 0x82, length >> 8, length & 255),
    body,
  ]);
}

const moment = (at: Date) =>
  part(TIME, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));
