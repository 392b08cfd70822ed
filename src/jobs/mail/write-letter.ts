import { sql } from 'kysely';
import type { Letter, Letters } from '#contract/letters.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { layOutLetter } from '#jobs/mail/letter-layout.ts';
import { plainOf } from '#jobs/mail/plain.ts';
import { secretKinds } from '#contract/secret-letters.ts';
import type { Sheet, Sheets } from '#jobs/mail/sheet.ts';
import { accountSheets } from '#jobs/mail/sheets-account.ts';
import { calledOffSheets } from '#jobs/mail/sheets-called-off.ts';
import { disputeSheets } from '#jobs/mail/sheets-dispute.ts';
import { moneySheets } from '#jobs/mail/sheets-money.ts';
import { orderSheets } from '#jobs/mail/sheets-order.ts';
import { parcelSheets } from '#jobs/mail/sheets-parcel.ts';
import { payoutSheets } from '#jobs/mail/sheets-payout.ts';
import { proposalSheets } from '#jobs/mail/sheets-proposal.ts';
import { refundSheets } from '#jobs/mail/sheets-refund.ts';
import { sellerSheets } from '#jobs/mail/sheets-seller.ts';
import { shopSheets } from '#jobs/mail/sheets-shop.ts';
import { stockSheets } from '#jobs/mail/sheets-stock.ts';
import { storeSheets } from '#jobs/mail/sheets-store.ts';
import { transferSheets } from '#jobs/mail/sheets-transfer.ts';
import { readStationery } from '#jobs/mail/stationery.ts';
import { sayIn, type Say } from '#words/say.ts';

export type Written = {
  language: string;
  subject: string;
  html: string;
  plain: string;
  reply_to: string | null;
  headers: Record<string, string>;
};

// Letters that a stranger can have written to any address: at most so many of a kind to one within
// an hour.
const MOST_AN_HOUR: Partial<Record<keyof Letters, number>> = {
  ...Object.fromEntries(secretKinds.map((kind) => [kind, 3])),
  'already-registered': 3,
  contact: 60,
};
const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const sheets: Sheets = {
  ...accountSheets,
  ...orderSheets,
  ...parcelSheets,
  ...refundSheets,
  ...moneySheets,
  ...transferSheets,
  ...proposalSheets,
  ...sellerSheets,
  ...storeSheets,
  ...calledOffSheets,
  ...payoutSheets,
  ...shopSheets,
  ...stockSheets,
  ...disputeSheets,
};

/**
 * Writes a letter into the delivery log and, where there is a mail server, asks for that in the
 * same transaction. Nothing for an address that is none or has had enough of them.
 */
export async function writeLetter(
  tx: Tx,
  { publicUrl, mail: server }: { publicUrl: string; mail: object | null },
  letter: Letter,
): Promise<void> {
  if (!ADDRESS.test(letter.to) || (await hadEnough(tx, letter))) return;
  const written = await render(tx, publicUrl, letter);
  if (!written) return;
  const { headers, ...mail } = written;
  const { id } = await tx
    .insertInto('mails')
    .values({
      ...mail,
      kind: letter.kind,
      recipient: letter.to,
      headers: JSON.stringify(headers),
      state: server ? 'waiting' : 'outbox',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (server) await enqueue(tx, 'send-mail', { mail: id });
}

/**
 * A letter's subject, both bodies and headers, in its language; null when what it tells of is gone.
 */
export async function render(
  tx: Tx,
  siteUrl: string,
  { kind, language: asked, data }: Letter,
): Promise<Written | null> {
  const paper = await readStationery(tx, asked, siteUrl);
  const { language } = paper;
  const say = sayIn(language);
  const prefix = language === paper.market.default_language ? '' : `/${language}`;
  const write = sheets[kind] as (
    say: Say,
    data: Letter['data'],
    desk: Parameters<Sheets['verify']>[2],
  ) => Sheet | Promise<Sheet | null>;
  const sheet = await write(say, data, {
    tx,
    paper,
    language,
    link: (path) => `${siteUrl}${prefix}${path === '/' && prefix ? '' : path}`,
  });
  if (!sheet) return null;
  return {
    language,
    subject: oneLine(sheet.subject),
    html: layOutLetter(say, sheet, paper, language),
    plain: plainOf(say, sheet, paper),
    reply_to:
      [sheet.replyTo, paper.email].find((address) => address && ADDRESS.test(address)) ?? null,
    headers: sheet.leave
      ? {
          'List-Unsubscribe': `<${sheet.leave.oneClick}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }
      : {},
  };
}

async function hadEnough(tx: Tx, { kind, to }: Letter): Promise<boolean> {
  const most = MOST_AN_HOUR[kind];
  if (most === undefined) return false;
  await oneAtATime(tx, `letter ${kind} ${to}`);
  const {
    rows: [had],
  } = await sql<{
    count: number;
  }>`
    select count(*) as count
    from mails
    where recipient = ${to} and kind = ${kind}
      and created_at > now() - interval '1 hour'`.execute(tx);
  return (had?.count ?? 0) >= most;
}

/** What stands in a header is one line, whatever was written. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
