import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { Field } from '#web/ui/form/field.tsx';

/** An input of a dialog. */
export type DialogField = {
  name: string;
  label: string;
  hint?: string;
  initial?: string;
  /** Several lines, a date, a password, one of a list; otherwise one line. */
  kind?: 'lines' | 'date' | 'amount' | 'password' | 'new-password' | 'code';
  choices?: { value: string; label: string }[];
  /** Values to suggest while typing. */
  suggested?: string[];
  /** The label that says that it is optional. */
  optional?: string;
};
type Props = {
  field: DialogField;
  value: string;
  fault: string | undefined;
  change: (value: string) => void;
};

export function ActField({ field, value, fault, change }: Props) {
  const { label, hint, kind, choices, optional, suggested } = field;
  const write = (typed: string) =>
    change(kind === 'amount' ? plainNumber(typed).replace('−', '-') : typed);
  return (
    <Field label={label} hint={hint} optional={optional} fault={fault} alert>
      {(control) => {
        const shared = {
          ...control,
          name: field.name,
          value,
          onChange: ({ target }: { target: { value: string } }) => write(target.value),
          className: 'field',
        };
        if (choices)
          return (
            <select {...shared}>
              {choices.map(({ value: choice, label: word }) => (
                <option key={choice} value={choice}>
                  {word}
                </option>
              ))}
            </select>
          );
        if (kind === 'lines') return <textarea {...shared} rows={4} />;
        return (
          <>
            <input
              {...shared}
              type={TYPES[kind ?? ''] ?? 'text'}
              autoComplete={COMPLETE[kind ?? '']}
              inputMode={kind === 'amount' ? 'decimal' : undefined}
              dir={kind === 'amount' || kind === 'code' ? 'ltr' : undefined}
              list={suggested && `suggested-${field.name}`}
            />
            {suggested && <Suggested id={`suggested-${field.name}`} words={suggested} />}
          </>
        );
      }}
    </Field>
  );
}

export const Suggested = ({ id, words }: { id: string; words: string[] }) => (
  <datalist id={id}>
    {words.map((word) => (
      <option key={word}>{word}</option>
    ))}
  </datalist>
);

const TYPES: Record<string, string> = {
  date: 'date',
  password: 'password',
  'new-password': 'password',
};
const COMPLETE: Record<string, string> = {
  password: 'current-password',
  'new-password': 'new-password',
};
