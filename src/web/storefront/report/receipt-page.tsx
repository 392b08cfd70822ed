import type { Route } from './+types/receipt-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { ReportShown } from '#web/storefront/report/report-shown.tsx';
import { LinkedPage } from '#web/ui/report/linked-page.tsx';
import { useSearch } from '#web/ui/report/use-search.ts';
import { call } from '#web/ui/api.ts';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/report-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('report.receipt-title') };
}

export const meta: Route.MetaFunction = privateMeta;

/** The state of a report, for people with the link of its receipt. */
export default function ReceiptPage({ loaderData: { title } }: Route.ComponentProps) {
  const search = useSearch();
  const code = search?.get('code') ?? '';
  const key = search?.get('key') ?? '';
  const { answer } = useAnswer(
    `${code} ${key}`,
    search ? () => call('report.show', { code, key }) : null,
  );
  return (
    <LinkedPage title={title} answer={answer}>
      {answer?.ok && <ReportShown report={answer.data} link={key} />}
    </LinkedPage>
  );
}
