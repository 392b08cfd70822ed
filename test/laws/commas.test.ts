// Lists for people use the comma of their language, "، " in Arabic; a label has its colon, with a
// space before it in French; a percent sign comes before its number in Turkish.
import { describe, it } from 'vitest';
import { hold, sourcesIn, where } from './sources.ts';

const ROOMS = ['base', 'contract', 'words', 'market', 'outside', 'jobs', 'webhooks', 'api', 'web'];
const JOINED = /\.join\(', '\)|concat_ws\(', '|, ', '\s+order by|&& ', '/g;
const ADDRESS = 'lines of an address, as its country writes them';
const LOG = 'a note of the log, in English and codes';
/** The files that may join with a Latin comma, and why: no reader's language matters there. */
const LATIN = new Map([
  ['src/api/openapi.ts', 'the description of the API'],
  ['src/api/reference-call.ts', 'the description of the API'],
  ['src/market/accounts/api-key.ts', LOG],
  ['src/market/edits/order-rows.ts', LOG],
  ['src/market/imports/each-own-product.ts', 'a cell of a file'],
  ['src/market/imports/write-catalogue.ts', 'a cell of a file'],
  ['src/market/payments/disputes/save-dispute.ts', LOG],
  ['src/market/payments/refunds/allocate-refund.ts', LOG],
  ['src/market/payouts/end-payout.ts', LOG],
  ['src/market/payouts/gather-again.ts', LOG],
  ['src/market/payouts/payout-settings.ts', LOG],
  ['src/market/proposals/decide.ts', LOG],
  ['src/market/settings/read-stationery.ts', ADDRESS],
  ['src/outside/letters/order-for-letter.ts', ADDRESS],
  ['src/outside/letters/plain.ts', ADDRESS],
  ['src/web/answer.ts', 'a header'],
  ['src/web/desk/systems/job-state.tsx', 'names and numbers of a job, as programs write them'],
  ['src/web/llms.ts', 'a text for programs'],
  ['src/web/read-site.ts', ADDRESS],
  ['src/web/storefront/order/order-line.tsx', ADDRESS],
  ['src/web/storefront/product/delivery.tsx', ADDRESS],
  ['src/web/ui/picture.tsx', 'the forms of a picture'],
]);

const COLON = /\}: \$\{|\.join\(': '\)|\{': '\}|\}(<\/\w+>)?: <|\}<\/\w+>: \{|">: \{/g;
const PERCENT = /\}%(?=\s*<)|−\$\{\w+\}%/g;
const SCREENS = ['desk', 'seller', 'storefront', 'ui'].map((room) => `src/web/${room}`);

const joined = ROOMS.flatMap((room) => sourcesIn(`src/${room}`)).flatMap((source) =>
  [...source.text.matchAll(JOINED)].map(({ index }) => ({ source, index })),
);

describe('commas', () => {
  it('between names are those of the reader’s language', () =>
    hold(
      joined
        .filter(({ source }) => !LATIN.has(source.path))
        .map(
          ({ source, index }) =>
            `${where(source, index)} joins with a Latin comma, in Arabic too: use listText or ` +
            'commaOf of src/base/comma.ts, or list the file in LATIN of this law.',
        ),
    ));

  it('are Latin only where the list of this law has it', () =>
    hold(
      [...LATIN.keys()]
        .filter((listed) => !joined.some(({ source }) => source.path === listed))
        .map((listed) => `LATIN lists ${listed}, which joins nothing so any more: take it out.`),
    ));
});

describe('colons', () =>
  it('of what a screen shows are those of its language', () =>
    hold(
      SCREENS.flatMap(sourcesIn).flatMap((source) =>
        [...source.text.matchAll(COLON)].map(
          ({ index }) =>
            `${where(source, index)} writes ": ", in French too: use named of ` +
            'src/web/desk/parts/named.ts, or the colon of useSite.',
        ),
      ),
    )));

describe('percent signs', () =>
  it('of what a screen shows stand where its language has them', () =>
    hold(
      SCREENS.flatMap(sourcesIn).flatMap((source) =>
        [...source.text.matchAll(PERCENT)].map(
          ({ index }) =>
            `${where(source, index)} writes "5%", in Turkish too: use a message, or ` +
            "format.number(part, { style: 'percent' }).",
        ),
      ),
    )));
