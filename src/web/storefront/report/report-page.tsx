import { useTranslations } from 'use-intl';
import type { Route } from './+types/report-page';
import { reportPage } from '#contract/report.ts';
import { oneThing, showPublic } from '#market/reports/reported-thing.ts';
import { dependOn } from '#market/settings/reading.ts';
import { sayIn } from '#words/say.ts';
import { notFound, orNotFound, readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { ReportForm } from '#web/storefront/report/report-form.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { privateMeta } from '#web/ui/page-head.ts';
import '#web/ui/words/report-words.client.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { reading } = context.get(visitContext);
  const { product, review, store: sold } = readQuery(reportPage, request);
  if (product === null && review === null && sold === null) throw notFound();
  const { kind, id } = oneThing({ product, review, store: sold });
  const { language } = reading;
  const thing = await orNotFound(language, showPublic(reading.db, { kind, id }, language));
  dependOn(reading, kind === 'review' ? 'products' : `${kind}:${id}`);
  const { title: name, path, store } = thing;
  return { kind, id, name, path, store, title: sayIn(language)(`report.title-${kind}`) };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Report({ loaderData: thing }: Route.ComponentProps) {
  const t = useTranslations('report');
  return (
    <div className="shell max-w-2xl py-6">
      <h1 className="text-2xl">{thing.title}</h1>
      <p className="mt-1 text-lg font-semibold">
        <bdi>{thing.name}</bdi>
      </p>
      {thing.kind !== 'store' && (
        <p className="text-sm text-ink-2">
          <bdi>{thing.store}</bdi>
        </p>
      )}
      <p className="mb-4 mt-3 max-w-prose text-ink-2">{t('intro')}</p>
      <NoScript className="mb-4">{t('no-script')}</NoScript>
      <ReportForm key={`${thing.kind} ${thing.id}`} thing={thing} />
    </div>
  );
}
