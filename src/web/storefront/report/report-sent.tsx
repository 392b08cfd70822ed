import { colonOf } from '#base/colon.ts';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { Receipt } from '#web/storefront/report/report-form.tsx';
import { Arrived } from '#web/ui/message/arrived.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

/** The report has arrived: its receipt, and a link to its state. */
export function ReportSent({ receipt: { code, key, email } }: { receipt: Receipt }) {
  const t = useTranslations('report');
  const colon = colonOf(useLocale());
  return (
    <Arrived title={t('sent')}>
      <p>
        {t('code')}
        {colon}
        <OneWord className="figures font-semibold">{code}</OneWord>
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
    </Arrived>
  );
}
