import { orderMethod } from '#contract/constants.ts';
import type { Party } from '#market/papers/paper.ts';
import { addressLines } from '#market/places/address-lines.ts';
import { gatewayList } from '#outside/gateways/gateway-list.ts';
import type { Place } from '#outside/pdf/paper-pen.ts';
import { directionOfSheet, GREY, type Sheet } from '#outside/pdf/paper-sheet.ts';
import { isolated } from '#outside/pdf/runs.ts';
import { sayIn, type Say } from '#words/say.ts';

const GAP = 24;
const COLUMNS = 3;

/** Writes the head: what kind of paper it is, its date and number; below, seller and buyer. */
export function writeHead(sheet: Sheet): void {
  const { paper, title, content } = sheet;
  const half = (paper.width - GAP) / 2;
  const top = paper.write(title, paper.at(), { from: 0, width: half, size: 24, heavy: true });
  const name = (content.market ?? content.seller).also || (content.market ?? content.seller).name;
  const beside = { from: half + GAP, width: half, size: 13, heavy: true, end: true };
  paper.write(name, paper.at() + 8, beside);
  paper.move(top + 14);
  writeFacts(sheet);
  paper.line(paper.at() + 4);
  writeParties(sheet, half);
}

function writeFacts(sheet: Sheet): void {
  const { paper, content } = sheet;
  const facts = factsOf(sheet);
  const width = (paper.width - (COLUMNS - 1) * GAP) / COLUMNS;
  for (let row = 0; row < facts.length; row += COLUMNS) {
    const ends = facts.slice(row, row + COLUMNS).map(([name, value], column) => {
      const place = { from: column * (width + GAP), width };
      const below = paper.write(name, paper.at(), { ...place, size: 8, colour: GREY });
      const heavy = row === 0 && column === 0;
      return paper.write(value, below, { ...place, heavy, direction: directionOfSheet(content) });
    });
    paper.move(Math.max(...ends) + 8);
  }
}

function factsOf({ content, day }: Sheet): [string, string][] {
  const say = sayIn(content.language);
  const { order, parcel, payout, names, why, kind } = content;
  const credit = kind === 'credit-note' || kind === 'commission-credit-note';
  const facts: ([string, string] | null)[] = [
    [credit ? say('invoice.number-credit') : say('invoice.number'), isolated(content.code)],
    [say('invoice.issued'), day(content.issuedOn)],
    content.suppliedOn === null ? null : [say('invoice.supplied'), day(content.suppliedOn)],
    order && [say('invoice.ordered'), day(order.placedOn)],
    order && [say('invoice.order'), isolated(order.code)],
    parcel === null ? null : [say('invoice.parcel'), isolated(parcel)],
    order && names === null ? [say('invoice.payment'), methodName(order.method, say)] : null,
    names && [
      credit ? say('invoice.credits') : say('invoice.takes-back'),
      `${isolated(names.code)}\n${day(names.issuedOn)}`,
    ],
    why && [say('invoice.reason'), reasonOf(why, say)],
    payout && [say('invoice.payout'), isolated(String(payout.id))],
    payout && [say('invoice.until'), day(payout.until)],
  ];
  return facts.filter((fact) => fact !== null);
}

function reasonOf(why: 'cancelled' | 'refunded' | 'refund-failed', say: Say): string {
  if (why === 'cancelled') return say('invoice.why-cancelled');
  return why === 'refunded' ? say('invoice.why-refunded') : say('invoice.why-refund-failed');
}

function writeParties(sheet: Sheet, half: number): void {
  const { paper, content } = sheet;
  const say = sayIn(content.language);
  const { seller, market, buyer, kind } = content;
  const down = paper.at() + 16;
  const start = { from: 0, width: half };
  const from = market ? say('invoice.seller') : say('invoice.issuer');
  let left = writeParty(sheet, { head: from, party: seller }, down, start);
  if (market) {
    left = writeThrough(sheet, market, left + 8, start);
  }
  const to = kind === 'invoice' ? say('invoice.buyer') : say('invoice.billed');
  const right = writeParty(sheet, { head: to, party: buyer }, down, {
    from: half + GAP,
    width: half,
  });
  paper.move(Math.max(left, right) + 20);
}

/** The market in a few lines, without its tax number, because it is not the seller. */
function writeThrough({ paper, content }: Sheet, market: Party, top: number, place: Place): number {
  const say = sayIn(content.language);
  const name = isolated(market.also || market.name);
  const head = say('invoice.through', { market: name });
  let at = paper.write(head, top, { ...place, size: 8, colour: GREY });
  const address = [market.also && market.name, ...addressLines(market, content.language)];
  for (const lines of [address, market.contacts]) {
    const line = lines
      .filter(Boolean)
      .map((part) => isolated(part))
      .join(' · ');
    if (line)
      at = paper.write(line, at, { ...place, size: 9, direction: directionOfSheet(content) });
  }
  return at;
}

type Titled = { head: string; party: Party };

function writeParty(sheet: Sheet, { head, party }: Titled, top: number, place: Place): number {
  const { paper, content } = sheet;
  const say = sayIn(content.language);
  const { name, also, taxNumber, contacts } = party;
  const small = { ...place, size: 9 };
  let at = paper.write(head, top, { ...place, size: 8, colour: GREY });
  if (name) at = paper.write(name, at, { ...place, heavy: true });
  for (const line of also ? [also] : []) at = paper.write(line, at, small);
  for (const line of addressLines(party, content.language)) at = paper.write(line, at, small);
  for (const line of contacts) at = paper.write(line, at, { ...small, direction: 'ltr' });
  if (!taxNumber) return at;
  const direction = directionOfSheet(content);
  const number = say('invoice.tax-number', { number: isolated(taxNumber) });
  return paper.write(number, at, { ...small, direction });
}

function methodName(method: number, say: Say): string {
  if (method === orderMethod.cashOnDelivery) return say('order.cash');
  if (method === orderMethod.bank) return say('order.bank');
  return gatewayList.find((one) => one.method === method)?.onPapers ?? say('order.card');
}
