import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';

type State = RowOf<'adminMail.list'>['state'];
const TONES: Record<State, Tone> = {
  waiting: 'busy',
  trying: 'warn',
  sent: 'good',
  failed: 'bad',
  outbox: 'quiet',
};

/** The state of an email, in a word. */
export function MailState({ state }: { state: State }) {
  const t = useTranslations('desk-systems');
  return <Badge tone={TONES[state]}>{t(`mail-${state}`)}</Badge>;
}
