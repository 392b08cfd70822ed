// Which reviews this browser has found helpful: only to show the button pressed; the market counts
// for itself.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { toast } from '#web/ui/toasts.tsx';

const KEY = 'helpful-reviews';
const MOST = 500;

/**
 * The count of a review and whether it helped this shopper; a press shows at once and is taken back
 * when the market refuses.
 */
export function useHelpfulVote(
  id: number,
  counted: number,
): { count: number; voted: boolean; busy: boolean; press: (() => void) | null } {
  const t = useTranslations('trouble');
  const ready = useHydrated();
  const [own, turn] = useState<{ count: number; voted: boolean } | null>(null);
  const [busy, work] = useState(false);
  const now = own ?? { count: counted, voted: ready && remembered().includes(id) };
  const press = async () => {
    const wanted = !now.voted;
    turn({ count: now.count + (wanted ? 1 : -1), voted: wanted });
    work(true);
    const answer = await call('review.helpful', { id, helpful: wanted });
    work(false);
    if (!answer.ok) {
      turn(now);
      return toast('error', answer.message || t('api-down'));
    }
    turn({ count: answer.data.helpful, voted: answer.data.voted === 1 });
    remember(id, answer.data.voted === 1);
  };
  return { ...now, busy, press: ready && !busy ? () => void press() : null };
}

function remembered(): number[] {
  return (localStorage.getItem(KEY) ?? '').split(',').map(Number).filter(Boolean);
}

function remember(id: number, voted: boolean): void {
  const others = remembered().filter((known) => known !== id);
  localStorage.setItem(KEY, (voted ? [...others, id] : others).slice(-MOST).join());
}
