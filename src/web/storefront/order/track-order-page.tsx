import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/track-order-page';
import { withoutUnseen } from '#base/unseen.ts';
import { sayIn } from '#words/say.ts';
import { endpoints } from '#contract/endpoints.ts';
import { readQuery } from '#web/read-query.ts';
import { visitContext } from '#web/visit-context.ts';
import { call } from '#web/ui/api.ts';
import { OrdersNoScript } from '#web/storefront/order/orders-no-script.tsx';
import { Loading } from '#web/ui/message/loading.tsx';
import { TrackForm } from '#web/storefront/order/track-form.tsx';
import { TrackedOrderView } from '#web/storefront/order/tracked-order-view.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { describePage } from '#web/head/describe-page.ts';
import { headMeta } from '#web/ui/page-head.ts';
import '#web/storefront/order/print.css';
import '#web/ui/words/buying-words.client.ts';
import '#web/storefront/order/orders-words.client.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  const { tracking_id } = readQuery(endpoints['tracking.find'].input.partial(), request);
  const head = await describePage(context, {
    path: '/track-order',
    title: say('track.title'),
    description: say('track.intro'),
    noindex: tracking_id !== undefined,
  });
  return { head };
}

export const meta: Route.MetaFunction = headMeta;

export default function TrackOrder() {
  const t = useTranslations('track');
  const words = useTranslations('orders');
  const [query] = useSearchParams();
  const code = withoutUnseen(query.get('tracking_id') ?? '').trim();
  const { answer } = useAnswer(
    code,
    code ? () => call('tracking.find', { tracking_id: code }) : null,
  );
  return (
    <div className="shell max-w-4xl pt-4">
      <h1 className="text-2xl">{t('title')}</h1>
      <p className="mb-5 mt-1 text-ink-2">{t('intro')}</p>
      <TrackForm
        code={code}
        refused={answer && !answer.ok ? answer.message || words('down') : undefined}
      />
      {code && (
        <div className="min-h-[75vh] print:min-h-0">
          <OrdersNoScript />
          {!answer && (
            <Loading words={t('loading')}>
              <div className="skeleton mt-6 h-112 md:h-96" />
            </Loading>
          )}
          {answer?.ok && <TrackedOrderView order={answer.data} code={code} />}
        </div>
      )}
    </div>
  );
}
