import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { FILTERS } from '#web/ui/listing/filters.tsx';

/** Opens the filters on small screens, without script too; shows how many are active. */
export function FiltersButton({ count }: { count: number }) {
  const t = useTranslations('listing');
  return (
    <button
      type="button"
      popoverTarget={FILTERS}
      className="button button-quiet px-3 text-sm max-sm:flex-1 lg:hidden"
    >
      <Icon name="sliders-horizontal" size={18} />
      {t('filters')}
      {count > 0 && (
        <>
          <bdi
            aria-hidden
            className="figures min-w-5 rounded-full bg-primary px-1.5 leading-5 text-on-primary"
          >
            {count}
          </bdi>
          <span className="sr-only">{t('filters-set', { count })}</span>
        </>
      )}
    </button>
  );
}
