import { useTranslations } from 'use-intl';

const POINTS = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** Stars out of five, with the number of reviews beside them. */
export function Stars({ rating, count, size = 16 }: { rating: number; count?: number; size?: number }) {
  const t = useTranslations('product');
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-2">
      <span className="relative inline-block shrink-0" dir="ltr" role="img" aria-label={t('rated', { rating })} style={{ width: size * 5, height: size }}>
        <Row size={size} className="text-line-2" />
        <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${(rating / 5) * 100}%` }}><Row size={size} className="text-star" /></span>
      </span>
      {count !== undefined && <bdi className="figures">({count})</bdi>}
    </span>
  );
}

function Row({ size, className }: { size: number; className: string }) {
  return (
    <svg width={size * 5} height={size} viewBox="0 0 100 20" aria-hidden className={`block max-w-none ${className}`} fill="currentColor">
      {[0, 20, 40, 60, 80].map((x) => <path key={x} d={POINTS} transform={`translate(${x} 0)`} />)}
    </svg>
  );
}
