import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { importFields, type ImportSheet } from '#contract/import-shapes.ts';
import type { Act } from '#web/desk/imports/import-screen.tsx';
import { useFieldName } from '#web/desk/imports/use-field-name.ts';

const SEPARATORS: Record<string, string> = { '\t': 'Tab' };

/** Each column of the file with some values, and the field that it becomes. Saved at once. */
export function ColumnsCard({ sheet, act }: { sheet: ImportSheet; act: Act }) {
  const t = useTranslations('desk-import');
  const nameOf = useFieldName();
  const { format, columns } = sheet;
  const { fields, choose } = useFields(sheet, act);
  const known = [
    ...new Set([...importFields[format], ...columns.flatMap(({ guess }) => guess ?? [])]),
  ];
  return (
    <section className="card grid gap-3 p-4">
      <h2 className="text-lg font-semibold">{t('columns')}</h2>
      <p className="text-sm text-ink-2">
        {sheet.recognised ? t('columns-hint') : t('unknown')}{' '}
        <bdi>
          {sheet.encoding} · {SEPARATORS[sheet.separator] ?? sheet.separator}
        </bdi>
      </p>
      <ul className="grid">
        {columns.map(({ name, sure, examples }, at) => (
          <li
            key={at}
            className="grid items-center gap-x-4 gap-y-1 border-t border-line py-2 md:grid-cols-2"
          >
            <div className="min-w-0">
              <bdi className="font-semibold break-words">{name}</bdi>
              {!sure && <span className="ms-2 text-xs text-warn">{t('unsure')}</span>}
              <p className="truncate text-sm text-ink-2">
                <bdi>{examples.join(' · ')}</bdi>
              </p>
            </div>
            <select
              aria-label={t('becomes', { column: name })}
              value={fields[at] ?? ''}
              onChange={({ target }) => choose(at, target.value || null)}
              className="field"
            >
              <option value="">{t('not-read')}</option>
              {known.map((field) => (
                <option key={field} value={field}>
                  {nameOf(field)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Fields = (string | null)[];

/** The chosen fields of the columns, including a choice that is still being saved. */
function useFields({ columns }: ImportSheet, act: Act) {
  const [chosen, setChosen] = useState<Fields | null>(null);
  const turn = useRef(0);
  const fields = chosen ?? columns.map(({ field }) => field);
  const choose = (place: number, field: string | null) => {
    // the field moves here from another column
    const next = fields.map((had, at) => (at === place ? field : had === field ? null : had));
    const thisTurn = ++turn.current;
    setChosen(next);
    void act('columns', { columns: next }).then(() => {
      if (thisTurn === turn.current) setChosen(null);
    });
  };
  return { fields, choose };
}
