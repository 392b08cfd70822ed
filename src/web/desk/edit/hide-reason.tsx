import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';

type Props = {
  opened: OpenedThing | null;
  /** Whether saving takes something away from whoever has it on show. */
  hides: (now: Values, was: OpenedThing) => boolean;
};

/** Asks why, as soon as something is about to be taken away: whoever is hit reads it. */
export function HideReason({ opened, hides }: Props) {
  const t = useTranslations('desk-product');
  const now = useWatch<Values>();
  if (!opened || !hides(now, opened)) return null;
  return (
    <FieldCard title={t('hide-reason')}>
      <TextField name="hide_reason" label={t('hide-reason')} hint={t('hide-reason-hint')} />
    </FieldCard>
  );
}

/** How many rows a list of the form has. */
export const countOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
