import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useHelpfulVote } from '#web/storefront/product/use-helpful-vote.ts';
import { largePicture } from '#web/storefront/product/large-picture.ts';
import type { ShownReview } from '#web/storefront/product/product-review.ts';
import { useSite } from '#web/ui/site.ts';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';

const PictureZoom = lazyPart(() => import('#web/storefront/product/picture-zoom.tsx'));

/** One buyer's review with their pictures, each linked to its large version. */
export function ReviewCard({
  review: { id, rating, name, created_at, language, review, helpful, pictures, answer },
}: {
  review: ShownReview;
}) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const site = useSite();
  const [large, setLarge] = useState<number | null>(null);
  const spoken = site.languages.find(({ code }) => code === language);
  return (
    <article className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <RatingStars rating={rating} size={15} />
        <bdi className="font-semibold">{name}</bdi>
        <span className="inline-flex items-center gap-3 text-ink-2">
          {t('bought')}
          <time dateTime={created_at} suppressHydrationWarning>
            {format.dateTime(new Date(created_at), { dateStyle: 'medium' })}
          </time>
        </span>
      </p>
      {review && (
        <p
          lang={language ?? undefined}
          dir={spoken?.direction ?? 'auto'}
          className="max-w-prose whitespace-pre-line break-words"
        >
          {review}
        </p>
      )}
      {review && language && language !== site.language && (
        <p className="flex items-center gap-1.5 text-xs text-ink-2" suppressHydrationWarning>
          <Icon name="globe" size={14} />
          {t('written-in', {
            language: format.displayName(language, { type: 'language' }) ?? language,
          })}
        </p>
      )}
      {pictures.length > 0 && <ReviewPictures name={name} pictures={pictures} enlarge={setLarge} />}
      {answer && <Answer answer={answer} />}
      <Helpful id={id} counted={helpful} />
      {large !== null && (
        <Suspense>
          <PictureZoom
            pictures={pictures}
            titles={pictures.map(() => name)}
            at={large}
            show={setLarge}
          />
        </Suspense>
      )}
    </article>
  );
}

/** The store's public reply. */
function Answer({ answer: { store, text } }: { answer: NonNullable<ShownReview['answer']> }) {
  const t = useTranslations('reviews');
  return (
    <div className="max-w-prose border-s-2 border-line ps-3 text-sm">
      <p className="font-semibold">{t('answer-of', { store })}</p>
      <p dir="auto" className="whitespace-pre-line break-words">
        {text}
      </p>
    </div>
  );
}

function ReviewPictures({
  name,
  pictures,
  enlarge,
}: {
  name: string;
  pictures: string[];
  enlarge: (at: number) => void;
}) {
  const t = useTranslations('reviews');
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={`${at} ${picture}`}>
          <a
            href={largePicture(picture)}
            target="_blank"
            rel="noopener"
            aria-label={t('picture', { name, at: at + 1 })}
            onClick={(event) => {
              event.preventDefault();
              enlarge(at);
            }}
            className="block cursor-zoom-in overflow-hidden rounded bg-ground-2"
          >
            <Picture
              name={picture}
              alt=""
              sizes="80px"
              width={80}
              height={80}
              className="size-20 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Helpful({ id, counted }: { id: number; counted: number }) {
  const t = useTranslations('reviews');
  const { count, voted, busy, press } = useHelpfulVote(id, counted);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
      <button
        type="button"
        aria-pressed={voted}
        disabled={!press && !busy}
        aria-busy={busy}
        onClick={press ?? undefined}
        className={
          'inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line ' +
          'px-3 hover:border-line-2 hover:text-ink aria-pressed:border-primary ' +
          'aria-pressed:bg-primary-tint aria-pressed:font-semibold aria-pressed:text-ink'
        }
      >
        <Icon name="thumbs-up" size={15} />
        {t('helpful')}
      </button>
      {count > 0 && <span>{t('helpful-count', { count })}</span>}
      <Link to={`/report?review=${id}`} rel="nofollow" className="link">
        {t('report')}
      </Link>
    </p>
  );
}
