import { useTranslations } from 'use-intl';
import { CellField, RemoveButton } from '#web/desk/catalogue/size-cell.tsx';
import {
  withCell,
  withoutColumn,
  withoutRow,
  withTitle,
  withUnit,
  type SizeTable,
} from '#web/desk/catalogue/size-table-value.ts';
import { useFormLanguage } from '#web/desk/edit/form-language.tsx';
import { textIn } from '#web/desk/edit/opened-thing.ts';

type Props = { table: SizeTable; change: (table: SizeTable) => void };

/** The editor of a size table: its head and its rows, in the form's language. */
export function SizeGrid({ table, change }: Props) {
  const t = useTranslations('desk-catalogue');
  const { shown } = useFormLanguage();
  const nameOf = (at: number) =>
    textIn(table.columns[at]?.title ?? {}, shown.code) || t('size-column', { place: at + 1 });
  return (
    <div className="overflow-x-auto pb-1">
      <table className="w-full">
        <thead>
          <tr>
            {table.columns.map((_, at) => (
              <th key={at} scope="col" className="min-w-36 p-1 align-top font-normal">
                <ColumnHead {...{ table, change, at }} name={nameOf(at)} />
              </th>
            ))}
            <td>&nbsp;</td>
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line}>
              {row.map((cell, at) => (
                <td key={at} className="p-1 align-top">
                  <CellField
                    path={`size_table.rows.${line}.${at}`}
                    label={t('size-cell', { column: nameOf(at), place: line + 1 })}
                    cell={cell}
                    change={(next) => change(withCell(table, line, at, next))}
                  />
                </td>
              ))}
              <td className="p-1 align-top">
                {table.rows.length > 1 && (
                  <RemoveButton
                    label={t('size-row-remove', { place: line + 1 })}
                    press={() => change(withoutRow(table, line))}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The name of a column, whether it contains measures, and a button that removes it. */
function ColumnHead({ table, change, at, name }: Props & { at: number; name: string }) {
  const t = useTranslations('desk-catalogue');
  const { shown } = useFormLanguage();
  const column = table.columns[at];
  if (!column) return null;
  return (
    <div className="grid gap-1">
      <CellField
        path={`size_table.columns.${at}.title`}
        label={t('size-column', { place: at + 1 })}
        cell={column.title}
        change={(title) => typeof title !== 'string' && change(withTitle(table, at, title))}
      />
      <div className="flex gap-1">
        <select
          aria-label={t('size-unit', { name })}
          value={column.unit}
          onChange={({ target }) =>
            change(withUnit(table, at, target.value === 'cm' ? 'cm' : '', shown.code))
          }
          className="field min-w-0 flex-1"
        >
          <option value="">{t('size-unit-text')}</option>
          <option value="cm">{t('size-unit-cm')}</option>
        </select>
        {table.columns.length > 1 && (
          <RemoveButton
            label={t('size-column-remove', { name })}
            press={() => change(withoutColumn(table, at))}
          />
        )}
      </div>
    </div>
  );
}
