import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';

type Props = {
  setting: string;
  facts: [name: string, value: string][];
  children?: ReactNode;
};

/** Shows what the environment sets; it cannot be changed here. */
export function FixedCard({ setting, facts, children }: Props) {
  const t = useTranslations('desk-connect');
  return (
    <FieldCard title={t('environment')}>
      <p className="text-sm text-ink-2">{t('environment-hint', { setting })}</p>
      <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="break-all">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
      </dl>
      {children}
    </FieldCard>
  );
}
