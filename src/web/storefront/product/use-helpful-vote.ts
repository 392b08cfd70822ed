// Which reviews this browser has marked as helpful: only used to show the button as pressed; the
// market counts by itself.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { toast } from '#web/ui/toasts.tsx';

const KEY = 'helpful-reviews';
const MOST = 500;

/**
 * The count of a review and whether this customer found it helpful; a press shows at once, and is
 * taken back if the server refuses.
 */
export function useHelpfulVote(
  id: number,
  counted: number,
): { count: number; voted: boolean; busy: boolean; press: (() => void) | null } {
  const t = useTranslations('trouble');
  const ready = useHydrated();
  const [own, setOwn] = useState<{ count: number; voted: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const now = own ?? { count: counted, voted: ready && remembered().includes(id) };
  const press = async () => {
    const wanted = !now.voted;
    setOwn({ count: now.count + (wanted ? 1 : -1), voted: wanted });
    setBusy(true);
    const answer = await call('review.helpful', { id, helpful: wanted });
    setBusy(false);
    if (!answer.ok) {
      setOwn(now);
      return toast('error', answer.message || t('api-down'));
    }
    setOwn({ count: answer.data.helpful, voted: answer.data.voted === 1 });
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
