import type { Letter, Letters } from '#contract/letters.ts';
import type { LetterFacts } from '#outside/letters/facts.ts';
import { layOutLetter } from '#outside/letters/letter-layout.ts';
import { plainOf } from '#outside/letters/plain.ts';
import type { Desk, Sheet, Sheets } from '#outside/letters/sheet.ts';
import { accountSheets } from '#outside/letters/sheets-account.ts';
import { calledOffSheets } from '#outside/letters/sheets-called-off.ts';
import { cartSheets } from '#outside/letters/sheets-cart.ts';
import { decisionSheets } from '#outside/letters/sheets-decision.ts';
import { disputeSheets } from '#outside/letters/sheets-dispute.ts';
import { moneySheets } from '#outside/letters/sheets-money.ts';
import { orderSheets } from '#outside/letters/sheets-order.ts';
import { parcelSheets } from '#outside/letters/sheets-parcel.ts';
import { payoutSheets } from '#outside/letters/sheets-payout.ts';
import { enrolmentSheets } from '#outside/letters/sheets-enrolment.ts';
import { proposalSheets } from '#outside/letters/sheets-proposal.ts';
import { refundSheets } from '#outside/letters/sheets-refund.ts';
import { sellerSheets } from '#outside/letters/sheets-seller.ts';
import { shopSheets } from '#outside/letters/sheets-shop.ts';
import { saleSheets } from '#outside/letters/sheets-sale.ts';
import { stockSheets } from '#outside/letters/sheets-stock.ts';
import { storeSheets } from '#outside/letters/sheets-store.ts';
import { letterPath } from '#outside/letters/letter-path.ts';
import { transferSheets } from '#outside/letters/sheets-transfer.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import type { Say } from '#words/say.ts';

export type Written = {
  language: string;
  subject: string;
  html: string;
  plain: string;
  reply_to: string | null;
  headers: Record<string, string>;
};
/** What writing a letter needs: its stationery, its messages, and access to the shop's data. */
export type Pen = { paper: Stationery; say: Say; facts: LetterFacts };

export const ADDRESS = /^[^\s@<>,;]+@[^\s@<>,;]+$/;
const sheets: Sheets = {
  ...accountSheets,
  ...orderSheets,
  ...parcelSheets,
  ...refundSheets,
  ...moneySheets,
  ...transferSheets,
  ...proposalSheets,
  ...enrolmentSheets,
  ...sellerSheets,
  ...storeSheets,
  ...calledOffSheets,
  ...payoutSheets,
  ...shopSheets,
  ...cartSheets,
  ...saleSheets,
  ...stockSheets,
  ...disputeSheets,
  ...decisionSheets,
};

/**
 * A letter's subject, both bodies and headers, in the language of its stationery; null when its
 * subject no longer exists.
 */
export async function composeLetter(
  { kind, data }: Pick<Letter, 'kind' | 'data'>,
  { paper, say, facts }: Pen,
): Promise<Written | null> {
  const { language, url } = paper;
  const prefix = language === paper.market.default_language ? '' : `/${language}`;
  const write = sheets[kind] as (
    say: Say,
    data: Letters[keyof Letters],
    desk: Desk,
  ) => Sheet | Promise<Sheet | null>;
  const sheet = await write(say, data, {
    facts,
    paper,
    language,
    link: (path) => `${url}${letterPath(path, prefix)}`,
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

/** Puts a header on a single line, whatever was written. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
