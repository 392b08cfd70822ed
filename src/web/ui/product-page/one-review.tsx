import { useFormatter, useTranslations } from 'use-intl';
import { Picture } from '#web/ui/picture.tsx';
import { largePicture } from '#web/ui/product-page/large-picture.ts';
import type { ShownReview } from '#web/ui/product-page/reviews.tsx';
import { Stars } from '#web/ui/product/stars.tsx';

/** One buyer's word, with their pictures, each leading to its large form. */
export function OneReview({ review: { rating, name, created_at, review, pictures } }: { review: ShownReview }) {
  const t = useTranslations('product-page');
  const format = useFormatter();
  return (
    <article className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars rating={rating} size={15} />
        <bdi className="font-semibold">{name}</bdi>
        <span className="inline-flex items-center gap-3 text-ink-2">{t('bought')}<time dateTime={created_at} suppressHydrationWarning>{format.dateTime(new Date(created_at), { dateStyle: 'medium' })}</time></span>
      </p>
      {review && <p dir="auto" className="max-w-prose whitespace-pre-line break-words">{review}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pictures.map((picture, at) => (
            <li key={picture}>
              <a href={largePicture(picture)} target="_blank" rel="noopener" aria-label={t('review-picture', { name, at: at + 1 })} className="block overflow-hidden rounded bg-ground-2">
                <Picture name={picture} alt="" sizes="80px" width={80} height={80} className="size-20 object-cover" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
