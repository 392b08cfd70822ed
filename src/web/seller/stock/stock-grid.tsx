import { memo, useState, type ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { inRow } from '#web/desk/parts/in-row.ts';
import { named } from '#web/desk/parts/named.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { cellValue, paste, walk } from '#web/desk/product/grid-keys.ts';
import {
  STOCK_CELLS,
  type Edit,
  type StockCell,
  type StockRow,
} from '#web/seller/stock/stock-edits.ts';
import type { StockState } from '#web/seller/stock/use-stock-edits.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = { rows: StockRow[]; state: StockState };

/** The grid: Enter and arrows move within a column, and blocks from a spreadsheet can be pasted. */
export function StockGrid({ rows, state: { edits, faults, write } }: Props) {
  const t = useTranslations('seller-stock');
  const { market } = useWho();
  const fill = (event: ClipboardEvent<HTMLInputElement>) =>
    paste(
      event,
      (from, cell, values) => {
        const column = STOCK_CELLS.find((one) => one === cell);
        for (const [at, value] of values.entries()) {
          const row = rows[from + at];
          if (row && row.sku !== '' && column) write(row, column, value);
        }
      },
      STOCK_CELLS,
    );
  return (
    <table className="w-full text-sm max-md:block">
      <caption className="sr-only">{t('stock')}</caption>
      <thead className="max-md:sr-only">
        <tr className="border-y border-line bg-ground-2 text-start text-xs text-ink-2">
          <th scope="col" className="p-3 text-start font-semibold">
            {t('product')}
          </th>
          <th scope="col" className="p-3 text-start font-semibold">
            {t('sku')}
          </th>
          <th scope="col" className="p-3 text-start font-semibold">
            {t('price')} <bdi>({market.currency})</bdi>
          </th>
          <th scope="col" className="p-3 text-start font-semibold">
            {t('pieces')}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row, at) => (
          <GridRow
            key={row.id}
            {...{ row, at, write, fill }}
            edit={edits.get(row.id)}
            fault={faults.get(row.id)}
          />
        ))}
      </tbody>
    </table>
  );
}

type RowProps = {
  row: StockRow;
  at: number;
  edit: Edit | undefined;
  fault: string | undefined;
  write: StockState['write'];
  fill: (event: ClipboardEvent<HTMLInputElement>) => void;
};

const GridRow = memo(function GridRow({ row, at, edit, fault, write, fill }: RowProps) {
  const t = useTranslations('seller-stock');
  const { image, title, variant, sku } = row;
  const name = inRow([title, variant]);
  return (
    <tr className="border-b border-line max-md:grid max-md:grid-cols-2 max-md:gap-2 max-md:p-3">
      <th scope="row" className="text-start font-medium max-md:col-span-2 md:p-3">
        <span className="flex items-center gap-3">
          <SmallPicture image={image} />
          <span className="min-w-0 break-words">
            {title}
            {variant && <span className="block text-xs font-normal text-ink-2">{variant}</span>}
          </span>
        </span>
        <FieldFault alert>{fault}</FieldFault>
      </th>
      <td className="max-md:col-span-2 md:p-3">
        {sku ? (
          <bdi className="text-ink-2">{sku}</bdi>
        ) : (
          <span className="text-warn">{t('no-sku')}</span>
        )}
      </td>
      {STOCK_CELLS.map((cell) => (
        <td key={cell} className="md:p-2">
          <GridCell {...{ row, at, cell, name, write, fill }} value={edit?.[cell]} />
        </td>
      ))}
    </tr>
  );
});

type CellProps = Pick<RowProps, 'row' | 'at' | 'write' | 'fill'> & {
  cell: StockCell;
  name: string;
  /** The typed value, if it differs from the row's. */
  value: string | undefined;
};

/**
 * A cell of a row. During typing it shows the typed text: it can be emptied, and 79.00 can become
 * 79.05 by way of 79.0, which is no edit.
 */
function GridCell({ row, at, cell, name, value, write, fill }: CellProps) {
  const t = useTranslations('seller-stock');
  const { market } = useWho();
  const [typing, setTyping] = useState<string | null>(null);
  const was = cell === 'price' ? row.price.toFixed(market.currency_exponent) : String(row.stock);
  const label = t(cell === 'price' ? 'price' : 'pieces');
  return (
    <label className="block">
      <span aria-hidden className="mb-1 block text-xs text-ink-2 md:hidden">
        {label}
      </span>
      <input
        aria-label={named(label, name)}
        name={`${cell}.${row.id}`}
        data-row={at}
        data-cell={cell}
        value={typing ?? value ?? was}
        disabled={row.sku === ''}
        onChange={({ target }) => {
          const typed = cellValue(cell, target.value);
          setTyping(typed);
          write(row, cell, typed);
        }}
        onBlur={() => setTyping(null)}
        onKeyDown={walk}
        onPaste={(event) => {
          fill(event);
          if (event.defaultPrevented) setTyping(null);
        }}
        inputMode={cell === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        className={
          'field figures w-full min-w-0 disabled:bg-ground-3 md:min-h-10 md:max-w-28 ' +
          (value === undefined ? '' : 'border-primary bg-primary-tint')
        }
      />
    </label>
  );
}
