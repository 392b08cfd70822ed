import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Pager } from '#web/ui/navigation/pager.tsx';

/** The pages of a list of products, or of a customer's list. */
export function ListingPager(props: Omit<ComponentProps<typeof Pager>, 'words'>) {
  const t = useTranslations('listing');
  return (
    <Pager
      {...props}
      words={{
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page }),
      }}
    />
  );
}
