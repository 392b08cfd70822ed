// The variants as a table, or a card each if there is little room: type cell by cell, move with
// Enter and arrows, paste columns.
import { useCallback, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { CELLS } from '#web/desk/product/grid-keys.ts';
import type { Attribute } from '#web/desk/product/use-attributes.ts';
import { VariantRow } from '#web/desk/product/variant-row.tsx';
import { isVariants, keyOf, type Cell, type Variant } from '#web/desk/product/variants.ts';

type Props = {
  variants: Variant[];
  attributes: Map<number, Attribute>;
  remove: (variant: Variant) => void;
};

export function VariantGrid({ variants, attributes, remove }: Props) {
  const { getValues, setValue } = useFormContext();
  /** Writes values into a column, starting at a row. */
  const write = useCallback(
    (from: number, cell: Cell, values: string[]) => {
      const now: unknown = getValues('variants');
      if (!isVariants(now)) return;
      const next = now.map((variant, at) => {
        const value = values[at - from];
        return value === undefined ? variant : { ...variant, [cell]: value };
      });
      setValue('variants', next, { shouldDirty: true });
    },
    [getValues, setValue],
  );
  const removing = useRef(remove);
  useEffect(() => {
    removing.current = remove;
  });
  const removed = useCallback((variant: Variant) => removing.current(variant), []);
  const titles = new Map(
    [...attributes.values()].flatMap(({ values }) => values.map(({ id, title }) => [id, title])),
  );
  const nameOf = ({ choice }: Variant) =>
    choice.map(({ value_id }) => titles.get(value_id) ?? '…').join(' / ');
  const several = variants.length > 1;
  return (
    <table className="block w-full text-sm @xl:table">
      <GridHead
        several={several}
        fill={(cell) =>
          write(0, cell, Array(variants.length).fill(String(variants[0]?.[cell] ?? '')))
        }
      />
      <tbody className="block @xl:table-row-group">
        {variants.map((variant, at) => (
          <VariantRow
            key={keyOf(variant)}
            variant={variant}
            at={at}
            name={nameOf(variant)}
            write={write}
            remove={several ? removed : null}
          />
        ))}
      </tbody>
    </table>
  );
}

type HeadProps = { several: boolean; fill: (cell: Cell) => void };

function GridHead({ several, fill }: HeadProps) {
  const t = useTranslations('desk-product');
  const { market } = useWho();
  const units: Partial<Record<Cell, string>> = { price: market.currency, weight: 'g' };
  return (
    <thead className="block @max-xl:mb-3 @xl:table-header-group">
      <tr className="flex flex-wrap gap-2 text-xs text-ink-2 @xl:table-row">
        <th scope="col" className="text-start align-bottom font-semibold @max-xl:sr-only @xl:p-2">
          {several ? t('variant') : <span className="sr-only">{t('variant')}</span>}
        </th>
        {CELLS.map((cell) => (
          <th
            key={cell}
            scope="col"
            className={
              'text-start align-bottom font-semibold whitespace-nowrap @xl:p-2 ' +
              (cell === 'sku' ? '@xl:w-1/3' : '')
            }
          >
            <span className="@max-xl:sr-only">
              {t(`cell-${cell}`)} {units[cell] && <bdi>({units[cell]})</bdi>}
            </span>
            {several && cell !== 'sku' && (
              <button
                type="button"
                aria-label={t('fill-down', { column: t(`cell-${cell}`) })}
                title={t('fill-down', { column: t(`cell-${cell}`) })}
                onClick={() => fill(cell)}
                className={
                  'inline-flex min-h-11 items-center gap-1 rounded-[var(--radius-sm)] px-2 ' +
                  'hover:text-ink @max-xl:border @max-xl:border-line-2 @xl:min-h-6 @xl:px-1'
                }
              >
                <span className="@xl:hidden">{t(`cell-${cell}`)}</span>
                <DeskIcon name="arrow-down" size={14} />
              </button>
            )}
          </th>
        ))}
        <th scope="col" className="@max-xl:sr-only">
          <span className="sr-only">{t('stock-history')}</span>
        </th>
      </tr>
    </thead>
  );
}
