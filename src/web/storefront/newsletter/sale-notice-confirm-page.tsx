import type { Route } from './+types/sale-notice-confirm-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { MailedStep } from '#web/storefront/newsletter/mailed-step.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  return {
    title: say('subscription.sale-confirm-title'),
    text: say('subscription.sale-confirm-text'),
    button: say('subscription.sale-confirm-button'),
    done: say('subscription.sale-confirm-done'),
    wrong: say('newsletter.wrong'),
    down: say('newsletter.down'),
    home: say('subscription.home'),
    noScript: say('subscription.no-script'),
  };
}

export const meta: Route.MetaFunction = privateMeta;

export default function SaleNoticeConfirm({ loaderData }: Route.ComponentProps) {
  return <MailedStep step="saleNotice.confirm" words={loaderData} />;
}
