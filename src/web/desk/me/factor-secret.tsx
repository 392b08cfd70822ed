import { encode } from 'uqr';
import { useTranslations } from 'use-intl';
import { CopyField } from '#web/desk/parts/copy-field.tsx';

/** A secret for an app: a picture to scan, and the same as a key to type. */
export function FactorSecret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTranslations('desk-me');
  const { data, size } = encode(uri, { border: 4 });
  const dark = data
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <>
      <p className="text-sm">{t('scan')}</p>
      <svg
        role="img"
        aria-label={t('qr')}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-[var(--radius)] bg-white text-black"
      >
        <path d={dark} fill="currentColor" />
      </svg>
      <CopyField label={t('type-key')} value={secret.match(/.{1,4}/g)?.join(' ') ?? ''} hint="" />
    </>
  );
}
