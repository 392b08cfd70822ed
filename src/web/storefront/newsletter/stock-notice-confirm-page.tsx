import type { Route } from './+types/stock-notice-confirm-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { MailedStep } from '#web/storefront/newsletter/mailed-step.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  return {
    title: say('subscription.notice-confirm-title'),
    text: say('subscription.notice-confirm-text'),
    button: say('subscription.notice-confirm-button'),
    done: say('subscription.notice-confirm-done'),
    wrong: say('newsletter.wrong'),
    down: say('newsletter.down'),
    home: say('subscription.home'),
    noScript: say('subscription.no-script'),
  };
}

export const meta: Route.MetaFunction = privateMeta;

export default function StockNoticeConfirm({ loaderData }: Route.ComponentProps) {
  return <MailedStep step="stockNotice.confirm" words={loaderData} />;
}
