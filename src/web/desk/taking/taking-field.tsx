import type { TypedAddress } from '#web/desk/taking/draft-order.ts';
import type { Taking } from '#web/desk/taking/use-taking.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  taking: Taking;
  name: keyof TypedAddress & keyof Taking['faults'];
  label: string;
  kind?: 'email' | 'tel';
  hint?: string;
  /** The label that says that it is optional. */
  optional?: string;
  wide?: boolean;
};

/** One line of the order's address. */
export function TakingField({ taking, name, label, kind, hint, optional, wide = false }: Props) {
  return (
    <Field
      label={label}
      hint={hint}
      optional={optional}
      fault={taking.faults[name] || undefined}
      alert
      className={wide ? 'sm:col-span-2' : undefined}
    >
      {(control) => (
        <input
          {...control}
          name={name}
          type={kind ?? 'text'}
          dir={kind ? 'ltr' : 'auto'}
          placeholder=" "
          autoComplete="off"
          value={taking.taken.address[name]}
          onChange={({ target }) => taking.write({ [name]: target.value })}
          className="field"
        />
      )}
    </Field>
  );
}
