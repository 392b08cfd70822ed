// Small bank files for tests. Amounts in cents of US dollars, below zero for outgoing money.
import { unique } from './make.ts';

/** `ref`: the bank's own. `text`: the payer's. `parts`: the payments that it is the sum of. */
export type Movement = {
  amount: number;
  text?: string;
  ref?: string;
  day?: string;
  remitter?: string;
  reversal?: boolean;
  currency?: string;
  endToEnd?: string;
  parts?: Movement[];
};
export type Wish = { account?: string; opening?: number; name?: string; day?: string };

const DAY = '2026-11-20';
const sum = (all: Movement[]) => all.reduce((before, { amount }) => before + amount, 0);
const decimal = (cents: number) => (Math.abs(cents) / 100).toFixed(2);
const mark = (cents: number) => (cents < 0 ? 'DBIT' : 'CRDT');
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const FORMS = {
  '052': ['BkToCstmrAcctRpt', 'Rpt'],
  '053': ['BkToCstmrStmt', 'Stmt'],
  '054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const;

/** A camt file of one statement; .053 has its balances. */
export function camt(
  form: keyof typeof FORMS,
  moved: Movement[],
  { account = 'DE02120300000000202051', opening = 0, name = unique('S'), day = DAY }: Wish = {},
): string {
  const [outer, inner] = FORMS[form];
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="USD">${decimal(cents)}</Amt>
     <CdtDbtInd>${mark(cents)}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`;
  const balances =
    form === '053' ? balance('OPBD', opening) + balance('CLBD', opening + sum(moved)) : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.${form}.001.08">
<${outer}><${inner}><Id>${name}</Id>
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>USD</Ccy></Acct>${balances}
${moved.map((one) => entry({ day, ...one })).join('\n')}
</${inner}></${outer}></Document>`;
}

function entry({ parts, ...whole }: Movement): string {
  const { amount, ref, day, reversal, currency = 'USD' } = whole;
  const details = parts ?? (whole.text || whole.remitter || whole.endToEnd ? [whole] : []);
  return `<Ntry><Amt Ccy="${currency}">${decimal(amount)}</Amt>
<CdtDbtInd>${mark(amount)}</CdtDbtInd><RvslInd>${reversal === true}</RvslInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
${ref ? `<AcctSvcrRef>${ref}</AcctSvcrRef>` : ''}
<NtryDtls>${details.map(detail).join('')}</NtryDtls></Ntry>`;
}

const detail = ({
  amount,
  text = '',
  remitter = '',
  endToEnd = 'NOTPROVIDED',
}: Movement) => `<TxDtls>
<Refs><EndToEndId>${endToEnd}</EndToEndId></Refs><Amt Ccy="USD">${decimal(amount)}</Amt>
<CdtDbtInd>${mark(amount)}</CdtDbtInd>
<RltdPties><Dbtr><Nm>${escaped(remitter)}</Nm></Dbtr></RltdPties>
<RmtInf><Ustrd>${escaped(text)}</Ustrd></RmtInf></TxDtls>`;

/** An MT940 statement. */
export function mt940(
  moved: Movement[],
  { account = 'DE02120300000000202051', opening = 0, name = unique('S'), day = DAY }: Wish = {},
): string {
  const short = day.slice(2).replaceAll('-', '');
  const money = (cents: number) => decimal(cents).replace('.', ',');
  const balance = (cents: number) => `${cents < 0 ? 'D' : 'C'}${short}USD${money(cents)}`;
  const digits = (date: string) => date.replaceAll('-', '');
  const line = ({ amount, ref = '', text = '', reversal, day: own = day }: Movement) => {
    const days = `${digits(own.slice(2))}${digits(own.slice(5))}`;
    const kind = reversal ? (amount < 0 ? 'RC' : 'RD') : amount < 0 ? 'D' : 'C';
    return `:61:${days}${kind}${money(amount)}NTRFNONREF${ref ? `//${ref}` : ''}\n:86:${text}`;
  };
  return `:20:${name}
:25:${account}
:28C:1/1
:60F:${balance(opening)}
${moved.map(line).join('\n')}
:62F:${balance(opening + sum(moved))}
-`;
}

/** The columns of what `csv` writes, as staff would name them. */
export const csvHow = {
  decimal: ',',
  date: 'DD.MM.YYYY',
  account: 'DE02120300000000202051',
  currency: 'USD',
  columns: {
    booked: 'Day',
    amount: 'Amount',
    reference: 'Reference',
    remitter: 'Who',
    texts: ['Text'],
  },
} as const;

/** A bank's CSV file. */
export const csv = (moved: Movement[], day = DAY): string =>
  [
    'Day;Amount;Reference;Who;Text',
    ...moved.map(({ amount, ref = '', remitter = '', text = '', day: own = day }) =>
      [
        own.split('-').toReversed().join('.'),
        `${amount < 0 ? '-' : ''}${decimal(amount).replace('.', ',')}`,
        ref,
        remitter,
        text,
      ].join(';'),
    ),
  ].join('\n');
