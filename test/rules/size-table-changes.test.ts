// The history of a size table names the changed cells, so that nobody compares two tables by eye.
import { describe, expect, it } from 'vitest';
import { sizeTableChanges } from '#web/desk/catalogue/size-table-changes.ts';

const TABLE = {
  title: { en: 'Rings' },
  columns: [
    { title: { en: 'Size', fr: 'Taille' }, unit: '' },
    { title: { en: 'Round' }, unit: 'cm' },
  ],
  rows: [
    [{ en: 'S' }, '5'],
    [{ en: 'M' }, '6'],
  ],
};
const changesOf = (was: unknown, became: unknown) =>
  sizeTableChanges(
    { was, became, language: 'en' },
    {
      title: 'Title',
      column: (place) => `Column ${place}`,
      row: (place) => `Row ${place}`,
      cell: (column, place) => `${column}, row ${place}`,
      unit: (column) => `What ${column} contains`,
      units: { cm: 'cm', text: 'Text' },
    },
  );

describe('what changed of a size table', () => {
  it('is each cell and title that differs, and texts in the languages in which they do', () => {
    const became = {
      title: { en: 'Bands' },
      columns: [{ title: { en: 'Size', fr: 'Pointure' }, unit: '' }, TABLE.columns[1]],
      rows: [TABLE.rows[0], [{ en: 'M' }, '6.5']],
    };
    expect(changesOf(TABLE, became)).toEqual([
      { label: 'Title', was: { en: 'Rings' }, became: { en: 'Bands' } },
      { label: 'Column 1', was: { fr: 'Taille' }, became: { fr: 'Pointure' } },
      { label: 'Round, row 2', was: '6', became: '6.5' },
    ]);
    expect(changesOf(TABLE, TABLE)).toEqual([]);
  });

  it('is a row that came first, not every row below it', () => {
    const rows = [[{ en: 'XS' }, '4'], ...TABLE.rows];
    const line = { label: 'Row 1', was: undefined, became: 'XS · 4' };
    expect(changesOf(TABLE, { ...TABLE, rows })).toEqual([line]);
    expect(changesOf({ ...TABLE, rows }, TABLE)).toEqual([
      { label: 'Row 1', was: 'XS · 4', became: undefined },
    ]);
  });

  it('is a column that went, without its cells', () => {
    const became = {
      ...TABLE,
      columns: [TABLE.columns[1]],
      rows: [['5'], ['6']],
    };
    expect(changesOf(TABLE, became)).toContainEqual({ label: 'Column 1', was: 'Size', became: '' });
  });

  it('is the whole table where there was none before', () => {
    expect(changesOf(null, TABLE)).toBeNull();
  });
});
