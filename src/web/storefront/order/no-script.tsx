import { useTranslations } from 'use-intl';

/** Orders belong to a browser and are asked for by script: said where none runs. */
export function NoScript() {
  const t = useTranslations('orders');
  return (
    <noscript>
      <p className="mb-4 rounded bg-warn-tint p-3 text-warn">{t('no-script')}</p>
    </noscript>
  );
}
