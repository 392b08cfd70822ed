import { useTranslations } from 'use-intl';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';
import { Tick } from '#web/ui/listing/tick.tsx';
import { switches, type Applied } from '#web/ui/listing/listing.ts';

const LEGEND = 'float-start mb-1 w-full font-semibold';

/** A minimum number of stars. */
export function RatingChoices({
  applied,
  counts,
}: {
  applied: number;
  counts: { rating: number; count: number }[];
}) {
  const t = useTranslations('listing');
  return (
    <fieldset className="border-t border-line py-4">
      <legend className={LEGEND}>{t('rating')}</legend>
      <ul className="clear-both">
        {[4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <Tick
              type="radio"
              name="rating"
              value={String(stars)}
              on={applied === stars}
              count={counts.find(({ rating }) => rating === stars)?.count}
            >
              <RatingStars rating={stars} />
              <span>{t('and-up')}</span>
            </Tick>
          </li>
        ))}
        <li>
          <Tick type="radio" name="rating" value="" on={applied === 0}>
            {t('any-rating')}
          </Tick>
        </li>
      </ul>
    </fieldset>
  );
}

/** Filters by availability and by discount. */
export function SwitchChoices({
  applied,
  counts,
}: {
  applied: Applied;
  counts: Record<(typeof switches)[number], number>;
}) {
  const t = useTranslations('listing');
  const shown = switches.filter((name) => applied[name] || counts[name] > 0);
  if (shown.length === 0) return null;
  return (
    <fieldset className="border-t border-line py-4">
      <legend className={LEGEND}>{t('availability')}</legend>
      <ul className="clear-both">
        {shown.map((name) => (
          <li key={name}>
            <Tick type="checkbox" name={name} value="1" on={applied[name]} count={counts[name]}>
              {t(name)}
            </Tick>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
