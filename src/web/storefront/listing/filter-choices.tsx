import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RatingStars } from '#web/ui/product/rating-stars.tsx';
import type { Choice, List } from '#web/ui/listing/listing.ts';

const FIRST = 8;
const ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm py-1 ' +
  'lg:min-h-8 lg:gap-2.5 lg:text-sm';
const MORE = 'link flex min-h-11 list-none items-center text-sm font-semibold lg:min-h-8';

/** The ticks of one filter: the first eight, the others behind "show more". */
export function FilterChoices({
  name,
  legend,
  choices,
  applied,
}: {
  name: List;
  legend: string;
  choices: Choice[];
  applied: number[];
}) {
  const t = useTranslations('listing');
  const isOn = ({ ids }: Choice) => ids.some((id) => applied.includes(id));
  const rest = choices.slice(FIRST);
  const [open] = useState(() => rest.some(isOn));
  if (choices.length === 0) return null;
  const row = (choice: Choice) => (
    <li key={choice.title}>
      <Tick type="checkbox" name={name} value={choice.ids.join(',')} on={isOn(choice)}>
        {choice.colour && (
          <span
            aria-hidden
            style={{ background: choice.colour }}
            className="size-4.5 shrink-0 rounded-full border border-line-2"
          />
        )}
        <span className="min-w-0 break-words" dir="auto">
          {choice.title}
        </span>
      </Tick>
    </li>
  );
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-1 w-full font-semibold">{legend}</legend>
      <ul className="clear-both">{choices.slice(0, FIRST).map(row)}</ul>
      {rest.length > 0 && (
        <details open={open} className="group">
          <summary className={MORE}>
            <span className="group-open:hidden">{t('show-more', { count: rest.length })}</span>
            <span className="hidden group-open:inline">{t('show-fewer')}</span>
          </summary>
          <ul>{rest.map(row)}</ul>
        </details>
      )}
    </fieldset>
  );
}

/** At least so many stars. */
export function RatingChoices({ applied }: { applied: number }) {
  const t = useTranslations('listing');
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-1 w-full font-semibold">{t('rating')}</legend>
      <ul className="clear-both">
        {[4, 3, 2, 1].map((stars) => (
          <li key={stars}>
            <Tick type="radio" name="rating" value={String(stars)} on={applied === stars}>
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

type TickProps = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  on: boolean;
  children: React.ReactNode;
};

/**
 * A box that shows at once what is pressed, and what is applied when the address changes around it.
 */
function Tick({ type, name, value, on, children }: TickProps) {
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) box.current.checked = on;
  }, [on]);
  return (
    <label htmlFor={id} className={ROW}>
      <input
        ref={box}
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={on}
        className="size-5 shrink-0 accent-primary lg:size-4.5"
      />
      {children}
    </label>
  );
}
