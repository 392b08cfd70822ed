// Whatever staff, a file or a rule hides of a seller's or a customer's public things records a
// decision (EU 2022/2065, Art. 17): each new call, and each new place that writes such a table,
// must be classified.
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { HARMLESS, RESTRICTING, WRITERS } from './restricting-calls.ts';
import { filesIn, hold, textOf } from './sources.ts';

const TABLES =
  'products|reviews|review_answers|stores|vouchers|flash_sales|flash_sale_products|product_images|review_images';
const WRITES = new RegExp(
  [
    `(?:update|delete from) (?:${TABLES})\\b`,
    `(?:updateTable|deleteFrom)\\('(?:${TABLES})(?: as \\w+)?'\\)`,
    '(?:saveRow|deleteRow)\\(tx, by, (?:PRODUCT|STORE|voucherForHistory)\\b',
  ].join('|'),
);
const namesIn = (text: string) => text.split(/\s+/).filter(Boolean);
const writers = filesIn('src')
  .filter((file) => /^src\/(market|api|jobs|cli)\/.*\.ts$/.test(file))
  .filter((file) => WRITES.test(textOf(file)) || /flash-sale\.ts$|moderate-review/.test(file))
  .filter((file) => file.startsWith('src/market/'))
  .map((file) => file.slice('src/market/'.length));

describe('calls by which staff change something', () => {
  const calls = Object.entries(endpoints)
    .filter(([, { audience, methods }]) => audience === 'staff' && methods.includes('POST'))
    .map(([name]) => name);
  it('take away what somebody has on show, or can not: each is judged', () => {
    const judged = [...namesIn(RESTRICTING), ...namesIn(HARMLESS)];
    hold([
      ...calls
        .filter((name) => !judged.includes(name))
        .map(
          (name) =>
            `${name} is new: list it in restricting-calls.ts, as RESTRICTING with a decision if it ` +
            'can hide something of others, else as HARMLESS.',
        ),
      ...judged
        .filter((name) => !calls.includes(name))
        .map((name) => `${name} is listed, and no call any more`),
    ]);
    expect(new Set(judged).size).toBe(judged.length);
  });
});

describe('files that write what sellers and customers have on show', () => {
  it('leave a decision where they hide some of it', () => {
    hold([
      ...writers
        .filter((file) => !(file in WRITERS))
        .map((file) => `${file} writes such a table: does it hide something of others?`),
      ...Object.entries(WRITERS).flatMap(([file, entry]) =>
        writers.includes(file)
          ? 'records' in entry && !entry.records.test(textOf(`src/market/${file}`))
            ? [`${file} records no decision any more`]
            : []
          : [`${file} is listed, and writes no such table`],
      ),
    ]);
  });
});
