import { Field } from '#web/ui/form/field.tsx';
import type { BulkAct } from '#web/desk/list/bulk/bulk-act.ts';

/** Asks why something is done to many things; those affected read the reason. */
export const askReason =
  (label: string, hint: string): BulkAct['ask'] =>
  (given, change) => (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          value={String(given.reason ?? '')}
          onChange={({ target }) => change({ reason: target.value })}
          rows={3}
          className="field"
        />
      )}
    </Field>
  );
