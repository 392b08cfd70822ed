import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { reviewPictures } from '#contract/constants.ts';
import type { Review } from '#contract/review.ts';
import {
  choosePictures,
  roomFor,
  type ChosenPicture,
} from '#web/storefront/order/review/chosen-pictures.ts';
import { sendForm } from '#web/ui/files/send-form.ts';
import type { Rating } from '#web/storefront/order/review/star-choice.tsx';

type Written = {
  rating: Rating | 0;
  text: string;
  existing: Review['review_images'];
  dropped: number[];
  fresh: ChosenPicture[];
};
type Props = {
  product: number;
  order: number;
  before: Review | null;
  saved: (message: string) => void;
};
type Wrong = { stars: string; pictures: string; refused: string };

const RIGHT: Wrong = { stars: '', pictures: '', refused: '' };
const isRating = (stars: number): stars is Rating => [1, 2, 3, 4, 5].includes(stars);

/**
 * The review being written, its errors, and the progress of sending. Keeps the input if saving
 * fails.
 */
export function useReviewForm({ product, order, before, saved }: Props) {
  const t = useTranslations('review');
  const toasts = useTranslations('toast');
  const [written, setWritten] = useState<Written>(() => writtenBefore(before));
  const [wrong, setWrong] = useState(RIGHT);
  const [sent, setSent] = useState<number | null>(null);
  const [reviewId, setReviewId] = useState(before?.id ?? 0);
  const change = (part: Partial<Written>) => setWritten((now) => ({ ...now, ...part }));
  const rate = (rating: Rating) => {
    change({ rating });
    setWrong((now) => ({ ...now, stars: '' }));
  };
  const add = async (files: File[]) => {
    const {
      chosen,
      wrong: left,
      over,
    } = await choosePictures(files, roomFor(written.existing.length + written.fresh.length));
    setWritten((now) => ({ ...now, fresh: [...now.fresh, ...chosen] }));
    setWrong((now) => ({
      ...now,
      pictures: left
        ? toasts('images-failed')
        : over
          ? t('too-many', { most: reviewPictures.most })
          : '',
    }));
  };
  const submit = async () => {
    if (sent !== null) return;
    if (!written.rating) return setWrong({ ...RIGHT, stars: t('choose-stars') });
    setWrong(RIGHT);
    setSent(0);
    const answer = await sendForm(
      'review.save',
      formOf({ product, order, reviewId, written }),
      setSent,
    );
    setSent(null);
    if (!answer.ok) return setWrong({ ...RIGHT, refused: answer.reasons.join(' ') || t('down') });
    setReviewId(answer.data.id);
    change({ existing: answer.data.review_images, dropped: [], fresh: [] });
    if (answer.data.failed > 0) setWrong({ ...RIGHT, pictures: answer.message });
    else saved(answer.message);
  };
  return {
    written,
    wrong,
    sent,
    submit,
    add,
    rate,
    change,
    known: reviewId > 0,
    dropKept: (id: number) => setWritten((now) => withoutStored(now, id)),
    dropFresh: (key: number) => setWritten((now) => withoutFresh(now, key)),
  };
}

const writtenBefore = (before: Review | null): Written => ({
  rating: before && isRating(before.rating) ? before.rating : 0,
  text: before?.review ?? '',
  existing: before?.review_images ?? [],
  dropped: [],
  fresh: [],
});

const withoutStored = (written: Written, id: number): Written => ({
  ...written,
  existing: written.existing.filter((image) => image.id !== id),
  dropped: [...written.dropped, id],
});

const withoutFresh = (written: Written, key: number): Written => ({
  ...written,
  fresh: written.fresh.filter((one) => one.key !== key),
});

function formOf({
  product,
  order,
  reviewId,
  written: { rating, text, dropped, fresh },
}: {
  product: number;
  order: number;
  reviewId: number;
  written: Written;
}): FormData {
  const form = new FormData();
  const fields = {
    product_id: product,
    order_id: order,
    rating,
    review: text,
    id: reviewId,
    deleted_images: JSON.stringify(dropped.map((id) => ({ id }))),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  for (const { file } of fresh) form.append('images[]', file);
  return form;
}
