// Encrypts secrets for storage: AES-256-GCM with a key that is not in the database. A sealed text
// is v1.nonce.tag.text, each part in base64url.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Vault } from '#market/settings/vault.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;

/**
 * Takes the key of the settings (64 hex digits); without one, makes it once in a file of the data
 * folder that only its owner can read.
 */
export function openVault(key: string | null, dataDir: string): Vault {
  const secret = Buffer.from(key ?? keyOfFolder(dataDir), 'hex');
  return {
    seal: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', secret, nonce);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [
        'v1',
        ...[nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')),
      ].join('.');
    },
    open: (sealed) => {
      const [version, nonce = '', tag = '', text = ''] = sealed.split('.');
      if (version !== 'v1') throw new Error('This was sealed in a way that is not known here.');
      const cipher = createDecipheriv('aes-256-gcm', secret, Buffer.from(nonce, 'base64url'));
      cipher.setAuthTag(Buffer.from(tag, 'base64url'));
      return Buffer.concat([
        cipher.update(Buffer.from(text, 'base64url')),
        cipher.final(),
      ]).toString('utf8');
    },
  };
}

function keyOfFolder(dataDir: string): string {
  const file = join(dataDir, 'secrets.key');
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  } catch (problem) {
    if (!(problem instanceof Error) || !('code' in problem) || problem.code !== 'EEXIST')
      throw problem;
  }
  return readFileSync(file, 'utf8').trim();
}
