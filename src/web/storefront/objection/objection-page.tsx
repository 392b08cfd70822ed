import { useState } from 'react';
import type { Route } from './+types/objection-page';
import type { ShownObjection } from '#contract/objection.ts';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { ObjectionShown } from '#web/storefront/objection/objection-shown.tsx';
import { LinkedPage } from '#web/ui/report/linked-page.tsx';
import { useSearch } from '#web/ui/report/use-search.ts';
import { call } from '#web/ui/api.ts';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/report-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('report.objection-title') };
}

export const meta: Route.MetaFunction = privateMeta;

/** The decision, and a form to object to it, for people with the link in the letter about it. */
export default function ObjectionPage({ loaderData: { title } }: Route.ComponentProps) {
  const search = useSearch();
  const key = search?.get('key') ?? '';
  const { answer } = useAnswer(key, search ? () => call('objection.show', { key }) : null);
  const [made, setMade] = useState<ShownObjection | null>(null);
  const shown = made ?? (answer?.ok ? answer.data : null);
  return (
    <LinkedPage title={title} answer={answer}>
      {shown && <ObjectionShown objection={shown} link={key} take={setMade} />}
    </LinkedPage>
  );
}
