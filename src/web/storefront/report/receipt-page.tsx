import { useTranslations } from 'use-intl';
import type { Route } from './+types/receipt-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { ReportShown } from '#web/storefront/report/report-shown.tsx';
import { useSearch } from '#web/ui/report/use-search.ts';
import { call } from '#web/ui/api.ts';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/report-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('report.receipt-title') };
}

export const meta: Route.MetaFunction = privateMeta;

/** How a report stands, to who has the link of its receipt. */
export default function ReceiptPage({ loaderData: { title } }: Route.ComponentProps) {
  const t = useTranslations('report');
  const search = useSearch();
  const code = search?.get('code') ?? '';
  const key = search?.get('key') ?? '';
  const { answer } = useAnswer(
    `${code} ${key}`,
    search ? () => call('report.show', { code, key }) : null,
  );
  return (
    <div className="shell max-w-2xl py-6">
      <h1 className="mb-4 text-2xl">{title}</h1>
      <NoScript>{t('no-script')}</NoScript>
      {!answer && (
        <Loading words={t('loading')}>
          <div className="skeleton h-64" />
        </Loading>
      )}
      {answer?.ok && <ReportShown report={answer.data} link={key} />}
      {answer && !answer.ok && (
        <p role="alert" className="card p-4">
          {answer.reasons[0] || answer.message || t('down')}
        </p>
      )}
    </div>
  );
}
