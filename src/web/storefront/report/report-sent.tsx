import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Receipt } from '#web/storefront/report/report-form.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

/** The report has arrived: its receipt, and where to see how it stands. */
export function ReportSent({ receipt: { code, key, email } }: { receipt: Receipt }) {
  const t = useTranslations('report');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="card flex flex-col items-center gap-3 px-4 py-10 text-center md:px-6"
    >
      <Icon name="circle-check" size={40} strokeWidth={1.5} className="text-good" />
      <p className="text-lg font-semibold">{t('sent')}</p>
      <p>
        {t('code')}: <OneWord className="figures font-semibold">{code}</OneWord>
      </p>
      <p className="max-w-prose text-ink-2">
        {key === null ? t('sent-mail', { email }) : t('sent-link')}
      </p>
      {key !== null && (
        <Link to={`/report/receipt?code=${code}&key=${key}`} className="button button-primary">
          {t('see')}
        </Link>
      )}
      <Link to="/" className="button button-quiet">
        {t('home')}
      </Link>
    </div>
  );
}
