import type { Route } from './+types/sale-notice-leave-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { MailedStep } from '#web/storefront/newsletter/mailed-step.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  return {
    title: say('subscription.sale-leave-title'),
    text: say('subscription.sale-leave-text'),
    button: say('subscription.sale-leave-button'),
    done: say('subscription.sale-leave-done'),
    wrong: say('newsletter.wrong'),
    down: say('newsletter.down'),
    home: say('subscription.home'),
    noScript: say('subscription.no-script'),
  };
}

export const meta: Route.MetaFunction = privateMeta;

export default function SaleNoticeLeave({ loaderData }: Route.ComponentProps) {
  return <MailedStep step="saleNotice.leave" words={loaderData} />;
}
