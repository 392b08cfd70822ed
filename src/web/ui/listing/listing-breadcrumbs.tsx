import { useTranslations } from 'use-intl';
import { Breadcrumbs, type Crumb } from '#web/ui/navigation/breadcrumbs.tsx';

/** The breadcrumbs from the home page to a listing. */
export function ListingBreadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const t = useTranslations('listing');
  return <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />;
}
