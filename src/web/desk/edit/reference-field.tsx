// A thing that another refers to (its store, its brand, its tags), found by name in a list.
import { useController } from 'react-hook-form';
import { Chooser } from '#web/desk/edit/chooser.tsx';
import { useFound, useNamed } from '#web/desk/edit/use-references.ts';
import type { ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  hint?: string;
  /** The list to search in. */
  list: ReferenceCall;
  disabled?: boolean;
};

/** One thing of a list, or none: the field's value is its id, or null. */
export function ReferenceField({ name, label, hint, list, disabled = false }: Props) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <Reference
          label={label}
          list={list}
          id={typeof field.value === 'number' ? field.value : null}
          choose={field.onChange}
          control={{ ...control, name, ref: field.ref }}
          disabled={disabled}
        />
      )}
    </Field>
  );
}

type ReferenceProps = Pick<Props, 'label' | 'list' | 'disabled'> & {
  id: number | null;
  choose: (id: number | null) => void;
  placeholder?: string;
  control?: Parameters<typeof Chooser>[0]['control'];
};

/** The same outside a form, for filtering a list. */
export function Reference({ list, id, choose, ...shown }: ReferenceProps) {
  const [choices, search] = useFound(list);
  const { nameOf, remember } = useNamed(list, id === null ? [] : [id]);
  return (
    <Chooser
      {...shown}
      choices={choices}
      chosen={id === null ? null : nameOf(id)}
      choose={(choice) => {
        if (choice) remember(choice);
        choose(choice?.id ?? null);
      }}
      search={search}
    />
  );
}
