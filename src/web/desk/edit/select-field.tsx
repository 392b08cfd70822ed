import { useController } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';

/** A value and its label. */
export type Choice = { value: string; label: string };
type Props = {
  name: string;
  label: string;
  hint?: string;
  choices: Choice[];
  /** The label of an empty choice, if allowed; its value is null. */
  none?: string;
  /** The values are numbers, such as ids. */
  numbers?: boolean;
  /** Called when another one is chosen. */
  changed?: () => void;
};

/** One of a list. */
export function SelectField({ name, label, hint, choices, none, numbers = false, changed }: Props) {
  const { field, fieldState } = useController({ name });
  const valueOf = (chosen: string) => (chosen === '' ? null : numbers ? Number(chosen) : chosen);
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <select
          {...control}
          {...field}
          value={String(field.value ?? '')}
          onChange={({ target }) => {
            field.onChange(valueOf(target.value));
            changed?.();
          }}
          className="field"
        >
          {none !== undefined && <option value="">{none}</option>}
          {choices.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
