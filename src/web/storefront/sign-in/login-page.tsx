import type { Route } from './+types/login-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { GuestsOnly } from '#web/ui/account/signed-in-only.tsx';
import { SignInForm } from '#web/storefront/sign-in/sign-in-form.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('account.sign-in-title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Login() {
  return (
    <GuestsOnly>
      <SignInForm />
    </GuestsOnly>
  );
}
