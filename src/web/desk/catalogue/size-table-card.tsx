import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CellField } from '#web/desk/catalogue/size-cell.tsx';
import { SizeGrid } from '#web/desk/catalogue/size-grid.tsx';
import {
  NEW_TABLE,
  tableIn,
  withColumn,
  withRow,
  type SizeTable,
} from '#web/desk/catalogue/size-table-value.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

const MOST = { columns: 12, rows: 40 };

/** The size table of a category: its own, or none. */
export function SizeTableCard() {
  const t = useTranslations('desk-catalogue');
  const { field, fieldState } = useController({ name: 'size_table' });
  const table = tableIn(field.value);
  if (!table)
    return (
      <FieldCard title={t('size-table')}>
        <p className="text-sm text-ink-2">{t('size-table-none')}</p>
        <button
          type="button"
          onClick={() => field.onChange(NEW_TABLE)}
          className="button button-quiet justify-self-start"
        >
          <DeskIcon name="plus" />
          {t('size-table-add')}
        </button>
      </FieldCard>
    );
  return (
    <FieldCard title={t('size-table')}>
      <TitleField table={table} change={field.onChange} />
      <FieldFault id="size-table-fault" alert>
        {fieldState.error?.message}
      </FieldFault>
      <SizeGrid table={table} change={field.onChange} />
      <p className="text-sm text-ink-2">{t('size-table-hint')}</p>
      <div className="flex flex-wrap gap-2">
        {table.rows.length < MOST.rows && (
          <AddButton label={t('size-row-add')} press={() => field.onChange(withRow(table))} />
        )}
        {table.columns.length < MOST.columns && (
          <AddButton label={t('size-column-add')} press={() => field.onChange(withColumn(table))} />
        )}
        <button
          type="button"
          onClick={() => field.onChange(null)}
          className="button button-quiet ms-auto text-drop"
        >
          <DeskIcon name="trash-2" />
          {t('size-table-remove')}
        </button>
      </div>
    </FieldCard>
  );
}

/** Not a separate field of the form, because the whole table is one value. */
function TitleField({ table, change }: { table: SizeTable; change: (table: SizeTable) => void }) {
  const t = useTranslations('desk-catalogue');
  return (
    <div>
      <p aria-hidden="true" className="mb-1 text-sm font-semibold">
        {t('size-table-title')}
      </p>
      <CellField
        path="size_table.title"
        label={t('size-table-title')}
        cell={table.title}
        change={(title) => typeof title !== 'string' && change({ ...table, title })}
      />
    </div>
  );
}

function AddButton({ label, press }: { label: string; press: () => void }) {
  return (
    <button type="button" onClick={press} className="button button-quiet">
      <DeskIcon name="plus" />
      {label}
    </button>
  );
}
