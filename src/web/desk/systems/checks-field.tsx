import { useController } from 'react-hook-form';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = { name: string; label: string; hint: string; choices: Choice[] };

/** Several of a short list, each with a checkbox. */
export function ChecksField({ name, label, hint, choices }: Props) {
  const { field, fieldState } = useController({ name });
  const chosen: unknown[] = Array.isArray(field.value) ? field.value : [];
  const fault = fieldState.error?.message;
  return (
    <fieldset aria-describedby={fault ? `${name}-hint ${name}-fault` : `${name}-hint`}>
      <legend className="font-semibold">{label}</legend>
      <p id={`${name}-hint`} className="pb-1 text-sm text-ink-2">
        {hint}
      </p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {choices.map(({ value, label: text }, at) => (
          <label key={value} className="flex min-h-11 items-center gap-3 md:min-h-9">
            <input
              type="checkbox"
              name={name}
              ref={at === 0 ? field.ref : undefined}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                field.onChange(
                  choices
                    .map((choice) => choice.value)
                    .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
              onBlur={field.onBlur}
              className="size-5 shrink-0"
            />
            {text}
          </label>
        ))}
      </div>
      <FieldFault id={`${name}-fault`} alert>
        {fault}
      </FieldFault>
    </fieldset>
  );
}
