import { useTranslations } from 'use-intl';
import { ActField, type DialogField } from '#web/desk/parts/act-field.tsx';
import type { ActState } from '#web/desk/parts/use-act.ts';

type Props = { fields: DialogField[]; state: Omit<ActState, 'finish'> };

/** The fields of an action, each with its refusal; other refusals are shown above them. */
export function ActFields({ fields, state: { values, change, problem } }: Props) {
  const t = useTranslations('desk');
  const beside = fields.some(({ name }) => problem?.fields[name]);
  return (
    <>
      {problem && !beside && (
        <p role="alert" className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
          {problem.message || Object.values(problem.fields)[0] || t('no-network')}
        </p>
      )}
      {fields.map((field) => (
        <ActField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={problem?.fields[field.name]}
          change={(value) => change(field.name, value)}
        />
      ))}
    </>
  );
}
