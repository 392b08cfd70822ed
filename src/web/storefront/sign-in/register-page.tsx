import type { Route } from './+types/register-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { GuestsOnly } from '#web/ui/account/signed-in-only.tsx';
import { RegisterForm } from '#web/storefront/sign-in/register-form.tsx';
import { privateMeta } from '#web/ui/page-head.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('account.register-title') };
}

export const meta: Route.MetaFunction = privateMeta;

export default function Register() {
  return (
    <GuestsOnly>
      <RegisterForm />
    </GuestsOnly>
  );
}
