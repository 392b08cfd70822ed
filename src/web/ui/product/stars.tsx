import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';

const FULL = 5;

/** Stars out of five, with the number of reviews beside them. One element, cut to five stars by a mask (styles.css). */
export function Stars({ rating, count, size = 16 }: { rating: number; count?: number; size?: number }) {
  const t = useTranslations('product');
  const style: CSSProperties & { '--share': string } = { width: size * FULL, height: size, '--share': `${(rating / FULL) * 100}%` };
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
      <span className="stars" role="img" aria-label={t('rated', { rating })} style={style} />
      {count !== undefined && <bdi className="figures">({count})</bdi>}
    </span>
  );
}
