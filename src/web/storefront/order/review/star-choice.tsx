import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

const STAR =
  'relative grid size-11 cursor-pointer place-items-center rounded-full ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-primary';
const STARS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof STARS)[number];

/** One to five stars, as a choice of one of five: by pointer, or by arrow keys. */
export function StarChoice({
  value,
  choose,
  wrong,
}: {
  value: Rating | 0;
  choose: (stars: Rating) => void;
  wrong: string;
}) {
  const t = useTranslations('review');
  const { colon } = useSite();
  const [pointed, setPointed] = useState<Rating | 0>(0);
  const shown = pointed || value;
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={wrong ? true : undefined}
      aria-describedby={wrong ? 'stars-wrong' : undefined}
    >
      <legend className="mb-1 text-sm font-semibold">{t('stars')}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex" onPointerLeave={() => setPointed(0)}>
          {STARS.map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse') setPointed(stars);
              }}
              className={`${STAR} ${stars <= shown ? 'text-star' : 'text-line-2'}`}
            >
              <input
                type="radio"
                name="rating"
                value={stars}
                checked={value === stars}
                onChange={() => choose(stars)}
                aria-label={t('star', { count: stars }) + colon + t(`mood-${stars}`)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon name="star" size={30} strokeWidth={1.75} filled={stars <= shown} />
            </label>
          ))}
        </div>
        <span aria-hidden className="text-ink-2">
          {shown ? t(`mood-${shown}`) : ''}
        </span>
      </div>
      <FieldFault id="stars-wrong">{wrong}</FieldFault>
    </fieldset>
  );
}
