import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';

type Props = {
  opened: OpenedThing | null;
  /** Whether saving takes something away from a seller who shows it. */
  hides: (now: Values, was: OpenedThing) => boolean;
};

/** Asks for a reason as soon as something is to be taken away; the seller who loses it reads it. */
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

/** The number of rows in a list of the form. */
export const countOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
