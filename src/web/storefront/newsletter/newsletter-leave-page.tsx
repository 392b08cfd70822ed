import type { Route } from './+types/newsletter-leave-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { NewsletterStep } from '#web/storefront/newsletter/newsletter-step.tsx';
import { pageMeta } from '#web/ui/page-meta.ts';

export function loader({ context }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  return {
    title: say('subscription.leave-title'),
    text: say('subscription.leave-text'),
    button: say('subscription.leave-button'),
    done: say('subscription.leave-done'),
    wrong: say('newsletter.wrong'),
    down: say('newsletter.down'),
    home: say('subscription.home'),
    noScript: say('subscription.no-script'),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: args.loaderData?.title, noindex: true });

export default function NewsletterLeave({ loaderData }: Route.ComponentProps) {
  return <NewsletterStep step="leave" words={loaderData} />;
}
