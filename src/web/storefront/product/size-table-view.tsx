import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { SizeTable } from '#contract/product.ts';
import { inUnit, units, type Unit } from '#web/storefront/product/size-units.ts';

const KEY = 'size-unit';
const CELL = 'px-3 py-2.5 text-start whitespace-nowrap';
const FIRST = 'sticky start-0 bg-ground';

/** A size table with its measures in the customer's unit, which is chosen once for every table. */
export function SizeTableView({ table }: { table: SizeTable }) {
  const [unit, setUnit] = useState<Unit>(() => (localStorage.getItem(KEY) === 'in' ? 'in' : 'cm'));
  return (
    <>
      {table.columns.some((column) => column.unit === 'cm') && (
        <UnitChoice
          unit={unit}
          choose={(next) => {
            localStorage.setItem(KEY, next);
            setUnit(next);
          }}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by the arrow keys */}
      <div role="region" aria-labelledby="size-table" tabIndex={0} className="mt-3 overflow-x-auto">
        <table className="figures w-full text-sm">
          <caption id="size-table" className="pb-2 text-start text-ink-2" dir="auto">
            {table.title}
          </caption>
          <thead>
            <tr className="border-b border-line-2">
              {table.columns.map((column, at) => (
                <th key={at} scope="col" className={`${CELL} ${at === 0 ? FIRST : ''}`}>
                  {column.title}
                  {column.unit === 'cm' && <UnitName unit={unit} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, line) => (
              <SizeRow key={line} row={row} columns={table.columns} unit={unit} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function UnitName({ unit }: { unit: Unit }) {
  const t = useTranslations('product-page');
  return <span className="font-normal text-ink-2"> ({t(`size-${unit}`)})</span>;
}

/** A size and its measures. */
function SizeRow({
  row: [name, ...cells],
  columns: [first, ...columns],
  unit,
}: {
  row: string[];
  columns: SizeTable['columns'];
  unit: Unit;
}) {
  const format = useFormatter();
  const digits = { minimumFractionDigits: unit === 'in' ? 1 : 0, maximumFractionDigits: 1 };
  const written = (cell = '', column = first) =>
    column?.unit === 'cm' ? (
      <bdi dir="ltr">{inUnit(cell, unit, (value) => format.number(value, digits))}</bdi>
    ) : (
      <bdi>{cell}</bdi>
    );
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${CELL} ${FIRST}`}>
        {written(name)}
      </th>
      {cells.map((cell, at) => (
        <td key={at} className={CELL}>
          {written(cell, columns[at])}
        </td>
      ))}
    </tr>
  );
}

function UnitChoice({ unit, choose }: { unit: Unit; choose: (unit: Unit) => void }) {
  const t = useTranslations('product-page');
  return (
    <fieldset role="radiogroup" className="mt-1 flex gap-2">
      <legend className="sr-only">{t('size-unit')}</legend>
      {units.map((choice) => (
        <label
          key={choice}
          className={
            'grid min-h-9 min-w-14 cursor-pointer place-items-center rounded-full border ' +
            'border-line-2 px-4 text-sm has-checked:border-primary has-checked:bg-primary-tint ' +
            'has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-primary'
          }
        >
          <input
            type="radio"
            name="size-unit"
            checked={unit === choice}
            onChange={() => choose(choice)}
            className="sr-only"
          />
          {t(`size-${choice}`)}
        </label>
      ))}
    </fieldset>
  );
}
