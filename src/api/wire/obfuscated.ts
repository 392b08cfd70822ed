// Decodes bodies that older clients obfuscate (wire contract, section 2). The key is a constant in
// every public client, so this adds no secrecy and no trust.
import { createDecipheriv } from 'node:crypto';
import { Refusal } from '#base/refusal.ts';
import { readObject } from '#api/wire/read-object.ts';

const KEY = Buffer.from('0123456470abcdef0123456789abcdef', 'hex');
const IV = Buffer.from('abcdef1876343516abcdef9876543210', 'hex');

/** The object inside a Base64 text; refuses 'unreadable-body' when there is none. */
export function reveal(text: string): Record<string, unknown> {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length === 0 || bytes.length % 16 !== 0) throw new Refusal('unreadable-body');
  const decipher = createDecipheriv('aes-128-cbc', KEY, IV).setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(bytes), decipher.final()]);
  return readObject(plain.toString('utf8').replace(/\0+$/, ''));
}
