import { encode } from 'uqr';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

/** A secret for an authenticator app: a code to scan, and the same as a key to type. */
export function FactorSecret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTranslations('desk-me');
  const { copied, copy } = useCopy(secret);
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
      <Field label={t('type-key')}>
        {(control) => (
          <textarea
            {...control}
            readOnly
            rows={2}
            dir="ltr"
            value={secret.match(/.{1,4}/g)?.join(' ') ?? ''}
            className="field resize-none font-mono"
          />
        )}
      </Field>
      <button
        type="button"
        onClick={() => void copy()}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? t('codes-copied') : t('codes-copy')}</span>
      </button>
    </>
  );
}
