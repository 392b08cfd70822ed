// Bank statements that are harmful or meaningless: each is refused.
import { camt } from '../bank-files.ts';

const nested = `<Document>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</Document>`;
const one = (change: (file: string) => string) =>
  change(camt('053', [{ amount: 100, ref: 'REF', text: 'TEXT' }]));
const plain = (line: string) => `:20:X\n:25:DE1\n:60F:C261120USD0,\n${line}\n:62F:C261120USD1,`;

/** A description, and the bytes. */
export const HOSTILE_STATEMENTS: [string, string | Buffer][] = [
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff, 0xfe])],
  ['zeros', Buffer.alloc(1000)],
  ['a control character in a text', one((file) => file.replace('TEXT', 'a\u0000b'))],
  [
    'an entity of its own',
    one((file) => file.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')),
  ],
  ['nested without end', nested],
  ['a reference without end', one((file) => file.replace('REF', 'R'.repeat(5000)))],
  [
    'an account without end',
    one((file) => file.replace(/<IBAN>.*</, `<IBAN>${'D'.repeat(5000)}<`)),
  ],
  ['a day that never was', one((file) => file.replaceAll('2026-11-20', '0000-01-01'))],
  ['an amount without end', one((file) => file.replaceAll('>1.00<', '>9999999999999.99<'))],
  ['an amount that is none', one((file) => file.replace('>1.00<', '>1e5<'))],
  ['cut off', one((file) => file.slice(0, -40))],
  ['MT940 with a day that is none', plain(':61:2613991399C1,NTRFX')],
  ['MT940 without amounts', plain(':61:2611201120CNTRFX')],
];
