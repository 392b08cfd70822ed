// Keeps what is typed into a form in this browser until it is saved, and brings it back when the
// same thing is opened again, even if somebody else saved it meanwhile.
import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import type { Meanwhile } from '#web/desk/edit/meanwhile-note.tsx';
import { mergeEdits } from '#web/desk/edit/merge.ts';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Drafted = {
  noun: string;
  id: number | null;
  /** The state of the thing being edited, and the values of its form; null for a new one. */
  base: OpenedThing | null;
  values: Values;
  form: UseFormReturn<Values>;
  /** Fields that are not kept in the browser. */
  secret: readonly string[];
  /** Called when a draft comes back over a newer version that somebody else saved. */
  over: (meanwhile: Meanwhile) => void;
};

/** Keeps a draft of what is typed, and restores it. */
export function useDraft({ noun, id, base, values, form, secret, over }: Drafted): void {
  const t = useTranslations('desk');
  const version = base?.version ?? null;
  const type = (typed: Values) => {
    for (const [name, value] of Object.entries(typed))
      form.setValue(name, value, { shouldDirty: true });
  };
  const bringBack = useEffectEvent(() => {
    const draft = findDraft(noun, id);
    if (!draft) return;
    if (draft.version === version) {
      type(draft.values);
      return deskToast('done', t('draft-back'), () => {
        keepDraft(noun, id, null);
        form.reset();
      });
    }
    if (!draft.base || !base) return;
    const merged = mergeEdits(draft.base, draft.values, withoutSecrets(values, secret));
    type(merged.values);
    over({ theirs: base, edited: base.edited, clashes: merged.clashes });
  });
  useEffect(() => bringBack(), []);
  const keep = useEffectEvent((typed: Values) =>
    keepDraft(noun, id, {
      version,
      values: withoutSecrets(typed, secret),
      base: withoutSecrets(values, secret),
    }),
  );
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values: typed, isDirty }) =>
          isDirty ? keep(typed) : keepDraft(noun, id, null),
      }),
    [form, noun, id],
  );
}

/** The values that may be kept in the browser. */
export const withoutSecrets = (values: Values, secret: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !secret.includes(name)));
