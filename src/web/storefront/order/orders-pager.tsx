import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Pager } from '#web/ui/navigation/pager.tsx';

/** The pages of the list of orders. */
export function OrdersPager(props: Omit<ComponentProps<typeof Pager>, 'words'>) {
  const t = useTranslations('orders');
  return (
    <Pager
      {...props}
      words={{
        pages: t('pages'),
        previous: t('previous'),
        next: t('next'),
        page: (page) => t('page', { page, last: props.pages }),
      }}
    />
  );
}
