import type { ComponentProps } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFormLanguage, type Language } from '#web/desk/edit/form-language.tsx';
import { textsIn } from '#web/desk/edit/opened-thing.ts';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useSortable } from '#web/desk/parts/use-sortable.ts';
import { Field } from '#web/ui/form/field.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Value = { id: number | null; title: Record<string, string>; variants: number };

const valuesIn = (value: unknown): Value[] =>
  Array.isArray(value)
    ? value.map(({ id, title, variants }) => ({
        id: typeof id === 'number' ? id : null,
        title: textsIn(title),
        variants: Number(variants ?? 0),
      }))
    : [];

/** The values of an attribute in order, with their names in one language at a time. */
export function AttributeValues() {
  const t = useTranslations('desk-catalogue');
  const { shown: language } = useFormLanguage();
  const { field, fieldState } = useController({ name: 'values' });
  const values = valuesIn(field.value);
  const nameOf = (value: Value, at: number) =>
    value.title[language.code] ??
    Object.values(value.title)[0] ??
    t('value-number', { place: at + 1 });
  const sorting = useSortable({ rows: values, nameOf, change: field.onChange });
  return (
    <>
      <FieldFault id="values-fault" alert>
        {fieldState.error?.message}
      </FieldFault>
      {values.length === 0 && <p className="text-sm text-ink-2">{t('values-empty')}</p>}
      <ol ref={sorting.list} className="grid grid-cols-1 gap-2">
        {values.map((value, at) => (
          <ValueRow
            key={value.id ?? `new ${at}`}
            {...{ value, at, language }}
            name={nameOf(value, at)}
            row={sorting.rowOf(at)}
            handle={sorting.handleOf(at)}
            count={values.length}
            rename={(title) => field.onChange(values.with(at, { ...value, title }))}
            move={(by) => sorting.step(at, by)}
            remove={() => field.onChange(values.toSpliced(at, 1))}
          />
        ))}
      </ol>
      <Announcement>{sorting.announcement}</Announcement>
      <button
        type="button"
        onClick={() => field.onChange([...values, { id: null, title: {}, variants: 0 }])}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name="plus" />
        {t('value-add')}
      </button>
    </>
  );
}

type RowProps = {
  value: Value;
  at: number;
  count: number;
  language: Language;
  name: string;
  row: Record<string, unknown>;
  handle: ComponentProps<typeof DragHandle>;
  rename: (title: Record<string, string>) => void;
  move: (by: -1 | 1) => void;
  remove: () => void;
};

function ValueRow({ value, at, count, language, rename, move, remove, ...sorting }: RowProps) {
  const t = useTranslations('desk-catalogue');
  const { getFieldState, formState } = useFormContext();
  const { code, direction } = language;
  const { name, row, handle } = sorting;
  const { [code]: text = '', ...others } = value.title;
  const path = `values.${at}.title`;
  const fault =
    getFieldState(`${path}.${code}`, formState).error?.message ??
    getFieldState(path, formState).error?.message;
  return (
    <li {...row} className="flex flex-wrap items-end gap-x-2 gap-y-1">
      <DragHandle {...handle} />
      <Field
        label={t('value-number', { place: at + 1 })}
        fault={fault}
        alert
        className="min-w-40 flex-1"
      >
        {(control) => (
          <input
            {...control}
            name={`${path}.${code}`}
            lang={code}
            dir={direction}
            value={text}
            placeholder={Object.values(others)[0]}
            onChange={({ target }) =>
              rename(target.value === '' ? others : { ...others, [code]: target.value })
            }
            className="field"
          />
        )}
      </Field>
      <MoveButtons name={name} at={at} count={count} move={move} />
      {value.variants > 0 ? (
        <span className="min-w-28 pb-2.5 text-sm text-ink-2">
          {t('value-uses', { count: value.variants })}
        </span>
      ) : (
        <span className="min-w-28">
          <button
            type="button"
            aria-label={t('value-remove', { name })}
            onClick={remove}
            className="grid size-10 place-items-center rounded-[var(--radius)] text-drop hover:bg-ground-3"
          >
            <DeskIcon name="trash-2" />
          </button>
        </span>
      )}
    </li>
  );
}
