import { digitsOf } from '#web/ui/account/check-account.ts';
import type { AccountField } from '#web/ui/account/use-account-form.ts';
import { Field } from '#web/ui/form/field.tsx';

/**
 * The six digits from a letter: typed on a numeric keypad, filled in by the phone, or pasted with
 * other text around them.
 */
export function CodeField({
  name,
  label,
  fault,
  onInput,
  onBlur,
  autoFocus = false,
}: AccountField & { autoFocus?: boolean }) {
  return (
    <Field label={label} fault={fault}>
      {(given) => (
        <input
          {...given}
          name={name}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus={autoFocus}
          aria-required
          dir="ltr"
          placeholder="000000"
          onBlur={onBlur}
          onInput={(event) => {
            const { currentTarget: input } = event;
            const digits = digitsOf(input.value);
            if (input.value !== digits) input.value = digits;
            onInput();
          }}
          className={
            'field figures text-center text-xl font-semibold ' +
            'tracking-[0.35em] placeholder:font-normal'
          }
        />
      )}
    </Field>
  );
}
