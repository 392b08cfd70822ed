import type { Route } from './+types/cart-reminder-leave-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { MailedStep } from '#web/storefront/newsletter/mailed-step.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  return {
    title: say('subscription.carts-leave-title'),
    text: say('subscription.carts-leave-text'),
    button: say('subscription.carts-leave-button'),
    done: say('subscription.carts-leave-done'),
    wrong: say('newsletter.wrong'),
    down: say('newsletter.down'),
    home: say('subscription.home'),
    noScript: say('subscription.no-script'),
  };
}

export const meta: Route.MetaFunction = privateMeta;

export default function CartReminderLeave({ loaderData }: Route.ComponentProps) {
  return <MailedStep step="cartReminder.leave" words={loaderData} />;
}
