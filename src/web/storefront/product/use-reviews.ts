import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import {
  shownReview,
  type ReviewPage,
  type ShownReview,
} from '#web/storefront/product/product-review.ts';
import { toast } from '#web/ui/toasts.tsx';

export const orders = {
  newest: ['created_at', 'desc'],
  'most-helpful': ['helpful', 'desc'],
  oldest: ['created_at', 'asc'],
  best: ['rating', 'desc'],
  worst: ['rating', 'asc'],
} as const;
export type Order = keyof typeof orders;
/**
 * Which reviews to show: with this many stars (0: any), only with pictures, only in the page's
 * language (otherwise those first), in this order.
 */
export type ReviewFilter = { stars: number; pictured: boolean; own: boolean; order: Order };
type Shown = { list: ShownReview[]; page: number; pages: number };

const EVERYTHING: ReviewFilter = { stars: 0, pictured: false, own: false, order: 'newest' };

/**
 * The reviews of a product for the filter, page after page; of two requests, only the later one
 * counts.
 */
export function useReviews(product: number, first: ReviewPage) {
  const t = useTranslations('trouble');
  const [shown, setShown] = useState<Shown>({ list: first.list, page: 1, pages: first.pages });
  const [wish, setWish] = useState(EVERYTHING);
  const [loading, setLoading] = useState(false);
  const requests = useRef(0);
  const read = async (wanted: ReviewFilter, page: number): Promise<boolean> => {
    const turn = ++requests.current;
    setLoading(true);
    const [order_by, type] = orders[wanted.order];
    const answer = await call('review.all', {
      id: product,
      page,
      order_by,
      type,
      rating: wanted.stars,
      with_images: wanted.pictured,
      own_language: wanted.own ? 'only' : 'first',
    });
    if (turn !== requests.current) return true;
    setLoading(false);
    if (!answer.ok) {
      toast('error', answer.message || t('api-down'));
      return false;
    }
    const more = answer.data.all.data.map(shownReview);
    setShown((now) => ({
      list:
        page === 1
          ? more
          : [...now.list, ...more.filter(({ id }) => !now.list.some((known) => known.id === id))],
      page,
      pages: answer.data.all.last_page,
    }));
    return true;
  };
  /** Shows other reviews; the present ones stay if that fails. */
  const change = async (part: Partial<ReviewFilter>) => {
    const wanted = { ...wish, ...part };
    setWish(wanted);
    if (!(await read(wanted, 1))) setWish(wish);
  };
  return {
    shown,
    wish,
    loading,
    change,
    all: () => change({ stars: 0, pictured: false, own: false }),
    more: () => read(wish, shown.page + 1),
  };
}
