import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OrderedProduct } from '#contract/ordered-product.ts';
import type { Review } from '#contract/review.ts';
import { call, type Answer } from '#web/ui/api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Loading } from '#web/ui/message/loading.tsx';
import { OrderLoadFailed } from '#web/storefront/order/order-load-failed.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { ReviewForm } from '#web/storefront/order/review/review-form.tsx';
import { toast } from '#web/ui/toasts.tsx';
import '#web/ui/words/reviews-words.client.ts';

/**
 * Writes a review of an ordered product, or changes the existing one. Keeps the text when closed
 * and opened again.
 */
export default function ReviewDialog({
  line,
  reviewed,
  open,
  close,
  saved,
}: {
  line: OrderedProduct;
  reviewed: boolean;
  open: boolean;
  close: () => void;
  saved: () => void;
}) {
  const t = useTranslations('review');
  const { before, again } = useOwnReview(line, reviewed);
  return (
    <Dialog open={open} aria-labelledby={`review-${line.id}`} closed={close}>
      <ReviewedProduct line={line} />
      {before === undefined ? (
        <Loading words={t('loading')} className="mt-4">
          <div className="skeleton h-80" />
        </Loading>
      ) : before !== null && 'ok' in before ? (
        <OrderLoadFailed message={before.message} again={again} />
      ) : (
        <ReviewForm
          product={line.product_id}
          order={line.order_id}
          before={before}
          leave={close}
          saved={(message) => {
            saved();
            close();
            toast('success', message);
          }}
        />
      )}
    </Dialog>
  );
}

function ReviewedProduct({ line }: { line: OrderedProduct }) {
  const t = useTranslations('review');
  return (
    <div className="flex items-center gap-3">
      <Picture
        name={line.product.image}
        alt=""
        sizes="56px"
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-sm bg-ground-2 object-cover"
      />
      <div className="min-w-0">
        <h2 id={`review-${line.id}`} className="text-xl">
          {t('title')}
        </h2>
        <p className="truncate text-ink-2">
          <bdi>{line.product.title}</bdi>
        </p>
      </div>
    </div>
  );
}

type Refused = Extract<Answer<Review>, { ok: false }>;

/** The existing review: null if there is none, undefined while loading. */
function useOwnReview(
  { product_id: product, order_id }: OrderedProduct,
  reviewed: boolean,
): { before: Review | Refused | null | undefined; again: () => void } {
  const [before, setBefore] = useState<Review | Refused | null | undefined>(
    reviewed ? undefined : null,
  );
  const [turn, setTurn] = useState(0);
  const isThere = useEffectEvent(() => reviewed);
  useEffect(() => {
    if (!isThere()) return;
    let wanted = true;
    void call('review.find', { id: product, order_id }).then((answer) => {
      if (wanted) setBefore(answer.ok ? answer.data : answer);
    });
    return () => {
      wanted = false;
    };
  }, [product, order_id, turn]);
  return {
    before,
    again: () => {
      setBefore(undefined);
      setTurn((count) => count + 1);
    },
  };
}
