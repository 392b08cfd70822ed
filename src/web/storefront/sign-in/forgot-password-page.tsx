import type { Route } from './+types/forgot-password-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { GuestsOnly } from '#web/ui/account/signed-in-only.tsx';
import { ForgotForm } from '#web/storefront/sign-in/forgot-form.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('account.forgot') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function ForgotPassword() {
  return (
    <GuestsOnly>
      <ForgotForm />
    </GuestsOnly>
  );
}
