import type { CSSProperties } from 'react';
import { useLocale, useTranslations } from 'use-intl';

const FULL = 5;
// there are few ratings, and formatting a message costs more than a tile
const labels = new Map<string, string>();

/**
 * Stars out of five, with the number of reviews beside them. One element, cut to five stars by a
 * mask (styles.css).
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
  const style: CSSProperties & { '--share': string } = {
    width: size * FULL,
    height: size,
    '--share': `${(rating / FULL) * 100}%`,
  };
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
      <span className="stars" role="img" aria-label={label} style={style} />
      {count !== undefined && <bdi className="figures">({count})</bdi>}
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
