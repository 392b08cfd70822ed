import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/objection-page';
import type { ShownObjection } from '#contract/objection.ts';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { ObjectionShown } from '#web/storefront/objection/objection-shown.tsx';
import { useSearch } from '#web/ui/report/use-search.ts';
import { call } from '#web/ui/api.ts';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/report-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('report.objection-title') };
}

export const meta: Route.MetaFunction = privateMeta;

/** What was decided, and a place to object, to who has the link of the letter about it. */
export default function ObjectionPage({ loaderData: { title } }: Route.ComponentProps) {
  const t = useTranslations('report');
  const search = useSearch();
  const key = search?.get('key') ?? '';
  const { answer } = useAnswer(key, search ? () => call('objection.show', { key }) : null);
  const [made, take] = useState<ShownObjection | null>(null);
  const shown = made ?? (answer?.ok ? answer.data : null);
  return (
    <div className="shell max-w-2xl py-6">
      <h1 className="mb-4 text-2xl">{title}</h1>
      <NoScript>{t('no-script')}</NoScript>
      {!answer && (
        <Loading words={t('loading')}>
          <div className="skeleton h-64" />
        </Loading>
      )}
      {shown && <ObjectionShown objection={shown} link={key} take={take} />}
      {answer && !answer.ok && (
        <p role="alert" className="card p-4">
          {answer.reasons[0] || answer.message || t('down')}
        </p>
      )}
    </div>
  );
}
