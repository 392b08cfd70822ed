import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { cellValue, CELLS, paste, walk } from '#web/desk/product/grid-keys.ts';
import { StockHistory } from '#web/desk/product/stock-history.tsx';
import type { Cell, Variant } from '#web/desk/product/variants.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = {
  variant: Variant;
  at: number;
  /** Its values; empty if it is the only variant. */
  name: string;
  write: (row: number, cell: Cell, values: string[]) => void;
  /** Null for the only variant, which cannot be removed. */
  remove: ((variant: Variant) => void) | null;
};

/** One variant: a row of the table, and on a phone a card. */
export const VariantRow = memo(function VariantRow({ variant, at, name, write, remove }: Props) {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk');
  const { getFieldState, formState } = useFormContext();
  const fault = getFieldState(`variants.${at}.choice`, formState).error?.message;
  return (
    <tr
      className={
        'relative mb-3 grid grid-cols-2 gap-x-3 gap-y-2 rounded-[var(--radius)] border border-line p-3 ' +
        '@xl:mb-0 @xl:table-row @xl:rounded-none @xl:border-0 @xl:border-t'
      }
    >
      <th scope="row" className="col-span-2 min-h-8 text-start font-medium @max-xl:pe-24 @xl:p-2">
        {name || <span className="sr-only">{t('variant-only')}</span>}
        {fault && <FieldFault>{fault}</FieldFault>}
      </th>
      {CELLS.map((cell) => (
        <td key={cell} className="@xl:p-1">
          <GridCell {...{ at, cell, write }} value={variant[cell]} name={name} />
        </td>
      ))}
      <td className="@max-xl:absolute @max-xl:end-1 @max-xl:top-1 @xl:p-1">
        <span className="flex justify-end">
          {variant.id ? <StockHistory id={variant.id} name={name || t('stock')} /> : null}
          {remove && (
            <button
              type="button"
              aria-label={words('choose-remove', { name })}
              onClick={() => remove(variant)}
              className={
                'grid size-11 place-items-center rounded-[var(--radius)] text-ink-2 ' +
                'hover:bg-ground-3 hover:text-drop @xl:size-9'
              }
            >
              <DeskIcon name="x" size={16} />
            </button>
          )}
        </span>
      </td>
    </tr>
  );
});

type CellProps = Pick<Props, 'at' | 'name' | 'write'> & {
  cell: Cell;
  value: string | number | null;
};

function GridCell({ at, cell, value, name, write }: CellProps) {
  const t = useTranslations('desk-product');
  const { getFieldState, formState } = useFormContext();
  const path = `variants.${at}.${cell}`;
  const fault =
    getFieldState(path, formState).error?.message ??
    (cell === 'stock' ? getFieldState(`${path}_seen`, formState).error?.message : undefined);
  const label = t(`cell-${cell}`);
  const { market } = useWho();
  const isPrice = cell === 'price' && typeof value === 'number';
  return (
    <label className="block">
      <span className="mb-1 block text-xs text-ink-2 @xl:sr-only">
        {label}
        <span className="sr-only"> {name}</span>
      </span>
      <input
        name={path}
        data-row={at}
        data-cell={cell}
        value={isPrice ? value.toFixed(market.currency_exponent) : (value ?? '')}
        disabled={cell === 'stock' && value === null}
        onChange={({ target }) => write(at, cell, [cellValue(cell, target.value)])}
        onKeyDown={walk}
        onPaste={(event) => paste(event, write)}
        inputMode={cell === 'sku' ? 'text' : cell === 'price' ? 'decimal' : 'numeric'}
        placeholder={cell === 'price' ? t('own-price') : value === null ? '—' : undefined}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={fault ? true : undefined}
        dir="ltr"
        className={`field w-full min-w-0 @xl:min-h-9 @xl:px-2 @xl:py-1 ${cell === 'sku' ? '' : 'figures @xl:max-w-28'}`}
      />
      <FieldFault>{fault}</FieldFault>
    </label>
  );
}
