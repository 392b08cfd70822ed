import { useTranslations } from 'use-intl';
import type { VoucherState } from '#contract/admin/voucher.ts';
import { Badge, type Tone } from '#web/desk/parts/badge.tsx';

const TONES: Record<VoucherState, Tone> = {
  live: 'good',
  planned: 'busy',
  'used-up': 'warn',
  over: 'quiet',
  off: 'quiet',
};
export const STATES = ['live', 'planned', 'used-up', 'over', 'off'] as const;

/** Whether a voucher can be used now, and why not. */
export function VoucherBadge({ state }: { state: VoucherState }) {
  const t = useTranslations('desk-marketing');
  return <Badge tone={TONES[state]}>{t(`state-${state}`)}</Badge>;
}
