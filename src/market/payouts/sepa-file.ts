// pain.001.001.09: a bank's order to pay, in euros within SEPA (ISO 20022, EPC implementation
// guidelines).
import { decimalText } from '#base/currency.ts';
import { referenceOf, type PayoutToPay } from '#market/payouts/payout-csv.ts';

/** The account that the money leaves. */
export type Debtor = { name: string; iban: string };
export type BankOrder = {
  /** At most 35 characters, unique for each file. */
  id: string;
  at: Date;
  /** The date of payment, ISO. */
  on: string;
  debtor: Debtor;
  payouts: PayoutToPay[];
};

const EUR_DECIMALS = 2;
const NAME = 70;
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The file of a bank order, as XML. All payouts must be in euros, with a payee and an IBAN. */
export function painOf({ id, at, on, debtor, payouts }: BankOrder): string {
  const count = payouts.length;
  const sum = decimalText(
    payouts.reduce((all, { amount }) => all + amount, 0),
    EUR_DECIMALS,
  );
  const totals = `<NbOfTxs>${count}</NbOfTxs><CtrlSum>${sum}</CtrlSum>`;
  const name = tag('Nm', latin(debtor.name).slice(0, NAME));
  const moment = `${at.toISOString().slice(0, 19)}Z`;
  const header = [
    tag('MsgId', id),
    `<CreDtTm>${moment}</CreDtTm>`,
    totals,
    `<InitgPty>${name}</InitgPty>`,
  ];
  const order = [
    tag('PmtInfId', id),
    '<PmtMtd>TRF</PmtMtd><BtchBookg>true</BtchBookg>',
    totals,
    '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>',
    `<ReqdExctnDt><Dt>${on}</Dt></ReqdExctnDt>`,
  ];
  const from = [
    `<Dbtr>${name}</Dbtr>`,
    account('DbtrAcct', debtor.iban),
    '<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId></DbtrAgt>',
    '<ChrgBr>SLEV</ChrgBr>',
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="${NAMESPACE}">
<CstmrCdtTrfInitn>
<GrpHdr>${header.join('')}</GrpHdr>
<PmtInf>
${order.join('')}
${from.join('')}
${payouts.map(transfer).join('\n')}
</PmtInf>
</CstmrCdtTrfInitn>
</Document>
`;
}

function transfer({ id, payee, iban, amount }: PayoutToPay): string {
  const parts = [
    `<PmtId>${tag('EndToEndId', referenceOf(id))}</PmtId>`,
    `<Amt><InstdAmt Ccy="EUR">${decimalText(amount, EUR_DECIMALS)}</InstdAmt></Amt>`,
    `<Cdtr>${tag('Nm', latin(payee).slice(0, NAME))}</Cdtr>`,
    account('CdtrAcct', iban),
    `<RmtInf>${tag('Ustrd', referenceOf(id))}</RmtInf>`,
  ];
  return `<CdtTrfTxInf>${parts.join('')}</CdtTrfTxInf>`;
}

const account = (name: string, iban: string) => `<${name}><Id>${tag('IBAN', iban)}</Id></${name}>`;
const tag = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');

const SPELLED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '&': '+',
  '’': "'",
};

/**
 * A name in the letters that every SEPA bank accepts: a–z, A–Z, 0–9, blanks, and the signs
 * / - ? : ( ) . , ' +. Accents are dropped, other letters become a full stop.
 */
export function latin(text: string): string {
  const spelled = [...text]
    .map((letter) => SPELLED[letter] ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '');
  return spelled
    .replaceAll(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, '.')
    .replace(/^\/+/, '')
    .replaceAll('//', '/')
    .trim();
}
