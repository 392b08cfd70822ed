import type { CSSProperties } from 'react';
import { useLocale, useTranslations } from 'use-intl';

const FULL = 5;
// there are few different ratings, and formatting a message costs more than a tile
const labels = new Map<string, string>();

/**
 * Stars out of five, with the number of reviews beside them. One element, drawn in styles.css,
 * because lists have hundreds.
 */
export function RatingStars({
  rating,
  count,
  size = 16,
}: {
  rating: number;
  count?: number;
  size?: number;
}) {
  const label = useLabel(rating);
  const number = count === undefined ? '' : `(${count})`;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--size': `${size}px`,
    '--share': `${(rating / FULL) * 100}%`,
  };
  return (
    <span className="stars figures" role="img" aria-label={`${label} ${number}`} style={style}>
      {number}
    </span>
  );
}

function useLabel(rating: number): string {
  const t = useTranslations('product');
  const key = `${useLocale()} ${rating}`;
  const label = labels.get(key) ?? t('rated', { rating });
  labels.set(key, label);
  return label;
}
