// Packing slips and address labels, each in the language of its order.
import { directionOf } from '#base/language.ts';
import { toDecimal } from '#base/money.ts';
import { priceText } from '#base/price-text.ts';
import type { Slip } from '#market/orders/read-slips.ts';
import { code128 } from '#outside/pdf/code128.ts';
import { A4, LABEL, openPaper, type Paper } from '#outside/pdf/paper.ts';
import { GREY } from '#outside/pdf/paper-sheet.ts';
import { paperTable } from '#outside/pdf/paper-table.ts';
import { isolated } from '#outside/pdf/runs.ts';
import { sayIn } from '#words/say.ts';

/** `slip`: A4, with the contents of the parcel; `label`: 100 × 150 mm, with only the address. */
export type SlipForm = 'slip' | 'label';
type Sheet = { paper: Paper; slip: Slip };

const GAP = 24;
const QUIET = 20; // modules that stay free beside the bars
const WIDEST = 1.3; // points of a module: wider ones are no easier to read

/** Takes the slips and the creation time of the file; returns one PDF with all parcels. */
export async function slipPdf(
  slips: Slip[],
  form: SlipForm,
  date: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = slips;
  const language = first?.language ?? 'en';
  const paper = openPaper(
    {
      title: sayIn(language)(form === 'slip' ? 'slip.title' : 'slip.label-title'),
      author: first?.store ?? '',
      language,
      direction: directionOf(language),
      date,
    },
    form === 'slip' ? A4 : LABEL,
  );
  for (const [place, slip] of slips.entries()) {
    if (place > 0) paper.turn();
    paper.speak(directionOf(slip.language));
    const sheet = { paper, slip };
    if (form === 'slip') writeSlip(sheet);
    else writeLabel(sheet);
  }
  return paper.bytes();
}

function writeSlip(sheet: Sheet): void {
  const { paper, slip } = sheet;
  const say = sayIn(slip.language);
  const half = (paper.width - GAP) / 2;
  const top = paper.at();
  const title = paper.write(say('slip.title'), top, {
    from: 0,
    width: half,
    size: 22,
    heavy: true,
  });
  const beside = { from: half + GAP, width: half, size: 13, heavy: true, end: true };
  paper.write(slip.store, top + 8, beside);
  paper.move(writeBars(sheet, title + 10, 40) + 16);
  const start = { from: 0, width: half };
  const to = writeTo(sheet, paper.at(), { ...start, size: 11 });
  const facts: [string, string][] = [
    [say('invoice.order'), isolated(slip.order)],
    [say('invoice.ordered'), dayOf(slip)],
    [say('slip.in-all'), say('slip.items', { count: piecesIn(slip) })],
  ];
  let at = paper.at();
  const end = { from: half + GAP, width: half };
  for (const [name, value] of facts) {
    at = paper.write(name, at, { ...end, size: 8, colour: GREY });
    at = paper.write(value, at, { ...end, direction: directionOf(slip.language) }) + 4;
  }
  paper.move(Math.max(to, at) + 12);
  writeCash(sheet, 13);
  writeThings(sheet);
}

function writeThings({ paper, slip }: Sheet): void {
  const say = sayIn(slip.language);
  paperTable(
    paper,
    [
      { name: say('invoice.item'), width: 0 },
      { name: say('slip.sku'), width: 130 },
      { name: say('invoice.quantity'), width: 44, end: true },
    ],
    slip.lines.map(({ title, choice, sku, quantity }) => ({
      cells: [title, isolated(sku), String(quantity)],
      notes: [choice].filter(Boolean),
    })),
  );
}

function writeLabel(sheet: Sheet): void {
  const { paper, slip } = sheet;
  const say = sayIn(slip.language);
  const whole = { from: 0, width: paper.width };
  let at = paper.write(say('slip.from'), paper.at(), { ...whole, size: 8, colour: GREY });
  at = paper.write(slip.store, at, { ...whole, size: 10 }) + 8;
  paper.line(at);
  paper.move(writeTo(sheet, at + 8, { ...whole, size: 14 }) + 8);
  writeCash(sheet, 14);
  paper.line(paper.at());
  const order = `${say('invoice.order')} ${isolated(slip.order)}`;
  at = paper.write(order, paper.at() + 8, { ...whole, size: 9 });
  at = paper.write(say('slip.items', { count: piecesIn(slip) }), at, { ...whole, size: 9 });
  writeBars(sheet, at + 8, 62);
}

type Place = { from: number; width: number; size: number };

function writeTo({ paper, slip }: Sheet, top: number, place: Place): number {
  const say = sayIn(slip.language);
  const { address, to } = slip;
  const small = { ...place, size: 9 };
  let at = paper.write(say('slip.to'), top, { ...place, size: 8, colour: GREY });
  at = paper.write(address.name, at, { ...place, size: place.size + 2, heavy: true });
  for (const line of to) at = paper.write(line, at, place);
  if (address.phone) at = paper.write(isolated(address.phone), at, { ...small, direction: 'ltr' });
  return address.delivery_instruction
    ? paper.write(address.delivery_instruction, at + 4, small)
    : at;
}

function writeCash({ paper, slip }: Sheet, size: number): void {
  const say = sayIn(slip.language);
  const { cash, money } = slip;
  if (cash === null) return;
  const amount = isolated(priceText(toDecimal(cash, money.currency_exponent), money));
  const place = { from: 0, width: paper.width, size, heavy: true };
  const direction = directionOf(slip.language);
  paper.move(paper.write(say('slip.cash', { amount }), paper.at(), { ...place, direction }) + 10);
}

/** Draws the parcel's code as a bar code, with the text below. */
function writeBars({ paper, slip }: Sheet, top: number, high: number): number {
  const modules = code128(slip.code);
  const wide = modules?.reduce((sum, one) => sum + one, 0) ?? 0;
  const module = Math.min(WIDEST, paper.width / (wide + QUIET));
  if (modules) paper.bars(modules, top, { module, high });
  const below = modules ? top + high + 3 : top;
  return paper.write(slip.code, below, { from: 0, width: paper.width, size: 9, direction: 'ltr' });
}

const piecesIn = ({ lines }: Slip): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const dayOf = ({ language, placed_on: day }: Slip): string =>
  new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
