import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

/** The heading of a block, with a link to all of it. */
export function SectionHeading({
  id,
  title,
  to,
  children,
}: {
  id?: string;
  title: string;
  to?: string;
  children?: ReactNode;
}) {
  const t = useTranslations('home');
  const { colon } = useSite();
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 id={id} className="text-xl" dir="auto">
        {title}
      </h2>
      {children}
      {to && (
        <Link
          to={to}
          className={
            'ms-auto flex items-center gap-1 whitespace-nowrap ' +
            'text-sm font-semibold text-primary hover:underline'
          }
        >
          {t('see-all')}
          <span className="sr-only">{colon + title}</span>
          <Icon name="chevron-right" size={16} className="icon-mirror" />
        </Link>
      )}
    </div>
  );
}
