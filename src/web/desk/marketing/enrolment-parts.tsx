import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

export type Enrolment = RowOf<'adminEnrolment.list'>;
type State = Enrolment['state'];

const TONES: Record<State, Tone> = {
  sent: 'busy',
  approved: 'good',
  refused: 'quiet',
  withdrawn: 'quiet',
  removed: 'quiet',
  lapsed: 'warn',
};

/** The labels of each state, for views and badges. */
export function useStateWords(): Record<State, string> {
  const t = useTranslations('desk-marketing');
  const words = useTranslations('desk-proposal');
  return {
    sent: t('state-waiting'),
    approved: words('state-approved'),
    refused: words('state-refused'),
    withdrawn: words('state-withdrawn'),
    removed: t('state-removed'),
    lapsed: t('state-lapsed'),
  };
}

export function EnrolmentState({ state }: { state: State }) {
  return <Badge tone={TONES[state]}>{useStateWords()[state]}</Badge>;
}

/** A price in a sale, and how far it is below the regular one. */
export function Deal({ price, percent }: Pick<Enrolment, 'price' | 'percent'>) {
  const { money, change } = useAmounts();
  return (
    <span className="whitespace-nowrap">
      <bdi>{money(price)}</bdi> <bdi className="text-xs text-ink-2">{change(-percent)}</bdi>
    </span>
  );
}
