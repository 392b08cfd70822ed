import { Field } from '#web/ui/form/field.tsx';

type Props = {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  choose: (value: string) => void;
  fault?: string | undefined;
  /** The label that says that it is optional. */
  optional?: string | undefined;
};

/** A choice from a list, possibly with nothing chosen yet. */
export function ChoiceField({ label, value, choices, choose, fault, optional }: Props) {
  return (
    <Field label={label} fault={fault || undefined} optional={optional} alert>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        >
          <option value="">—</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
