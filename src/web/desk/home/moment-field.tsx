import { useController } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { localOf, momentOf } from '#web/desk/home/local-moment.ts';

/** A moment in the time of this browser, or none. */
export function MomentField({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          ref={field.ref}
          onBlur={field.onBlur}
          type="datetime-local"
          value={localOf(field.value)}
          onChange={({ target }) => field.onChange(momentOf(target.value))}
          className="field"
        />
      )}
    </Field>
  );
}
