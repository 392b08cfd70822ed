// The findings of an import: stored as codes, shown in any language, with the row number of a
// spreadsheet.
import { expect, it } from 'vitest';
import { readFindings } from '#market/imports/read-findings.ts';
import { spoken } from '#words/catalogue.ts';
import { sayFinding } from '#words/say-finding.ts';
import { sayIn } from '#words/say.ts';
import { bring, fresh, withShop } from './import-set-up.ts';

withShop();

const FILE =
  'Handle,Title,"Body\n(HTML)",Variant Price\n' +
  'a,A,"two\nlines",5\n\nb,B,"three\nmore\nlines",abc\nc,C,,6\n"d,D,,7\ne,E,,8,,9\n';

it('keeps codes and values, and says them later in every language', async () => {
  const { id, findings } = await bring(FILE);
  const stored = await readFindings(fresh.db, id ?? 0);
  expect(stored).toEqual({ findings, more: 0 });
  const inLanguage = (language: string) =>
    stored.findings.map((found) => sayFinding(sayIn(language), found));
  expect(inLanguage('en')).toContain(
    'Row 4, column “Variant Price”: “abc” isn’t a price, so this row was left out. Enter a ' +
      'number such as 12.50.',
  );
  expect(inLanguage('ar')).toContain(
    'الصف \u20684\u2069، العمود «\u2068Variant Price\u2069»: \u2068«\u2068abc\u2069» ليس سعرًا، ' +
      'فلم يُستورد هذا الصف. أدخل رقمًا مثل 12.50.\u2069',
  );
  expect(new Set(spoken.flatMap((language) => inLanguage(language))).size).toBe(
    spoken.length * findings.length,
  );
});
it('numbers rows as a spreadsheet does, whatever stands inside their cells', async () => {
  const { rowFindings } = await bring(FILE);
  expect(rowFindings.toSorted()).toEqual([
    '4 Variant Price: price-not-number abc',
    '6: quote-not-closed',
    '7: cells-too-many 2',
  ]);
  expect((await bring(`sep=,\n${FILE}`)).rowFindings.toSorted()).toEqual(rowFindings.toSorted());
});
it('keeps the first thousand, counts the others, and cuts long texts short', async () => {
  const bad = (n: number) => `p${n},P,${n === 0 ? `${'x'.repeat(119)}👍👍` : 'x'}\n`;
  const rows = Array.from({ length: 1002 }, (_, n) => bad(n)).join('');
  const { id } = await bring(`Handle,Title,Variant Price\n${rows}`);
  const { findings, more } = await readFindings(fresh.db, id ?? 0);
  expect([findings.length, more]).toEqual([1000, 2]);
  expect(findings[0]?.values).toEqual({ text: `${'x'.repeat(119)}\ufffd…` });
});
it('refuses the number of an import that is not there', async () => {
  await expect(readFindings(fresh.db, 7)).rejects.toMatchObject({
    code: 'import-not-found',
    values: { id: 7 },
  });
});
