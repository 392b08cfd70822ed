// A category, found by name in the tree; its parents are shown beside its name.
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { fold } from '#base/fold.ts';
import { Chooser, type Choice } from '#web/desk/edit/chooser.tsx';
import { useProductCalls } from '#web/desk/product/product-calls.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Field } from '#web/ui/form/field.tsx';

type Branch = { id: number; parent_id: number | null; title: string };
type ChooserProps = {
  label: string;
  id: number | null;
  choose: (id: number | null) => void;
  placeholder?: string;
  control?: Parameters<typeof Chooser>[0]['control'];
};

export function CategoryField({ name, label }: { name: string; label: string }) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} fault={fieldState.error?.message} alert>
      {(control) => (
        <CategoryChooser
          label={label}
          id={typeof field.value === 'number' ? field.value : null}
          choose={field.onChange}
          control={{ ...control, name, ref: field.ref }}
        />
      )}
    </Field>
  );
}

export function CategoryChooser({ id, choose, ...shown }: ChooserProps) {
  const { answer } = useDeskAnswer(useProductCalls().categories, {});
  const [q, setQ] = useState('');
  const all = choicesOf(answer?.ok ? answer.data : []);
  const found = all.filter(({ title, note }) => fold(`${note} ${title}`).includes(fold(q)));
  return (
    <Chooser
      {...shown}
      choices={found}
      chosen={all.find((one) => one.id === id) ?? null}
      choose={(choice) => choose(choice?.id ?? null)}
      search={setQ}
    />
  );
}

/** Each with the names of its parents; parents must come first in the list. */
function choicesOf(tree: Branch[]): Choice[] {
  const ways = new Map<number | null, string>();
  return tree.map(({ id, parent_id, title }) => {
    const above = ways.get(parent_id) ?? '';
    ways.set(id, above ? `${above} › ${title}` : title);
    return { id, title, note: above };
  });
}
