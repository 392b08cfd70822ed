import { useEffect, useState } from 'react';
import { useMatches } from 'react-router';
import type { Banner } from '#contract/home.ts';
import { call } from '#web/ui/api.ts';
import { useSite } from '#web/ui/site.ts';

const LOOKED_AROUND_MS = 20_000;
/** In window heights: somebody who has scrolled this far is reading. */
const READ = 1;
const OPEN = 'dialog[open], [popover]:popover-open, details[name][open]';
const TYPED = 'input, select, textarea';
/** Pages for browsing. On all others people have come for something. */
const LOOKING = new Set([
  'home',
  'products',
  'category',
  'sub-category',
  'search',
  'brand',
  'collection',
  'flash-sale',
  'flash-sales',
  'store',
  'product',
]);

const nameOf = ({ id }: Banner) => `popup-banner-${id}`;
const wasSeen = (banner: Banner) => localStorage.getItem(nameOf(banner)) !== null;

/**
 * The promotion, once it may be shown: to somebody in its audience who has browsed for a while, has
 * scrolled down, is not busy with anything, and has not seen it.
 */
export function usePromotion(): { shown: Banner | null; close: () => void } {
  const { popup } = useSite();
  const looking = LOOKING.has(useMatches().at(-1)?.id ?? '');
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!popup || !looking || wasSeen(popup)) return;
    let requested = false;
    const check = async () => {
      if (requested || scrollY < READ * innerHeight || isBusy()) return;
      requested = true;
      if (!(await isFor(popup)) || wasSeen(popup)) return;
      localStorage.setItem(nameOf(popup), '1');
      setDue(true);
    };
    const timer = setTimeout(() => {
      void check();
      addEventListener('scroll', check, { passive: true });
    }, LOOKED_AROUND_MS);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', check);
    };
  }, [popup, looking]);
  return { shown: due && looking ? popup : null, close: () => setDue(false) };
}

const isBusy = (): boolean =>
  document.querySelector(OPEN) !== null || document.activeElement?.matches(TYPED) === true;

/** Whether it is for this customer: one for first orders is not for people who have ordered. */
async function isFor({ first_order: first }: Banner): Promise<boolean> {
  if (first !== 1) return true;
  const answer = await call('order.byUser', { page: 1 });
  return answer.ok && 'total' in answer.data && answer.data.total === 0;
}
