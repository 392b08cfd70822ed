// A device that makes passkeys and signs with them, without a browser.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Options = Record<string, unknown>;
type Device = {
  make: (options: Options) => Record<string, unknown>;
  sign: (options: Options) => Record<string, unknown>;
};
type Site = { id: string; origin: string };

const PRESENT_AND_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;
const encoded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const hashed = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** A device for one site; `counter` is its signature counter, which grows by one each time. */
export function openDevice({ id: site, origin }: Site, counter = 1): Device {
  const credential = randomBytes(32);
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = keys.publicKey.export({ format: 'jwk' });
  let count = counter;
  const head = (flags: number) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(count++);
    return Buffer.concat([hashed(site), Buffer.from([flags]), counted]);
  };
  const answer = (response: object) => ({
    id: encoded(credential),
    rawId: encoded(credential),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  const client = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    make: (options) => {
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const authData = Buffer.concat([
        head(PRESENT_AND_VERIFIED | WITH_CREDENTIAL),
        Buffer.alloc(16),
        Buffer.from([0, credential.length]),
        credential,
        isoCBOR.encode(key),
      ]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Uint8Array<ArrayBuffer> | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return answer({
        clientDataJSON: encoded(client('webauthn.create', options)),
        attestationObject: encoded(attestation),
        transports: ['internal'],
      });
    },
    sign: (options) => {
      const data = client('webauthn.get', options);
      const authData = head(PRESENT_AND_VERIFIED);
      const signature = sign('sha256', Buffer.concat([authData, hashed(data)]), keys.privateKey);
      return answer({
        clientDataJSON: encoded(data),
        authenticatorData: encoded(authData),
        signature: encoded(signature),
      });
    },
  };
}
