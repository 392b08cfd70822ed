import { useTranslations } from 'use-intl';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  choices: Choice[];
  value: string;
  choose: (role: string) => void;
  fault?: string | undefined;
  /** The label of the empty choice. */
  none: string;
};

/** A choice of role. */
export function ChoiceOfRole({ choices, value, choose, fault, none }: Props) {
  const t = useTranslations('desk-staff');
  return (
    <Field label={t('role')} fault={fault} alert>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        >
          <option value="">{none}</option>
          {choices.map(({ value: code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
