import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

const YOUR_EUROPE =
  'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm';

/**
 * Shows the legal guarantee before buying (Directive (EU) 2019/771, Articles 10 and 13), with the
 * EU pack: in our own words. The harmonised notice of Implementing Regulation (EU) 2025/1960 is a
 * drawing that must be shown as published, and is not part of Souk.
 */
export function GuaranteeNotice() {
  const t = useTranslations('product');
  const { guarantee } = useSite();
  if (!guarantee) return null;
  return (
    <aside
      aria-label={t('guarantee')}
      className="flex items-start gap-3 rounded-[var(--radius)] border border-line p-4 text-sm"
    >
      <Icon name="badge-check" size={32} className="shrink-0 text-primary" />
      <div className="grid gap-1">
        <p className="font-semibold">{t('guarantee')}</p>
        <p className="text-ink-2">{t('guarantee-text')}</p>
        <a href={YOUR_EUROPE} rel="noopener" className="link min-h-6 justify-self-start">
          {t('guarantee-more')}
        </a>
      </div>
    </aside>
  );
}
