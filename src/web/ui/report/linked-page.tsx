import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Answer } from '#web/ui/api.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { ScreenMessage } from '#web/ui/message/screen-message.tsx';

type Props = {
  title: string;
  /** The answer for the link's key; null while loading. */
  answer: Answer<unknown> | null;
  children: ReactNode;
};

/** A page that is only for people with the link of a letter. */
export function LinkedPage({ title, answer, children }: Props) {
  const t = useTranslations('report');
  return (
    <div className="shell max-w-2xl py-6">
      <h1 className="mb-4 text-2xl">{title}</h1>
      <NoScript>{t('no-script')}</NoScript>
      {!answer && (
        <Loading words={t('loading')}>
          <div className="skeleton h-64" />
        </Loading>
      )}
      {children}
      {answer && !answer.ok && (
        <ScreenMessage
          alert
          icon={answer.status === 0 ? 'cloud-off' : 'circle-exclamation-point'}
          text={answer.reasons[0] || answer.message || t('down')}
        >
          <Link to="/" className="button button-primary">
            {t('home')}
          </Link>
        </ScreenMessage>
      )}
    </div>
  );
}
