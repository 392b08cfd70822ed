import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/seller-register-page';
import { sayIn } from '#words/say.ts';
import { visitContext } from '#web/visit-context.ts';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { SellerForm } from '#web/storefront/sign-in/seller-form.tsx';
import { describePage } from '#web/head/describe-page.ts';
import { headMeta } from '#web/ui/page-head.ts';
import { useSite } from '#web/ui/site.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const say = sayIn(context.get(visitContext).language);
  const head = await describePage(context, ({ sellers }) => ({
    path: '/seller/register',
    title: say('header.sell'),
    description: say('account.seller-intro'),
    noindex: !sellers,
  }));
  return { head };
}

export const meta: Route.MetaFunction = headMeta;

export default function SellerRegister() {
  const t = useTranslations('account');
  const refusal = useTranslations('refusal');
  const { sellers, name } = useSite();
  if (sellers)
    return (
      <>
        <NoScript className="mb-4">{t('no-script')}</NoScript>
        <SellerForm />
      </>
    );
  return (
    <>
      <FormHeading title={t('seller-title', { name })}>{refusal('sellers-not-wanted')}</FormHeading>
      <Link to="/" className="button button-primary">
        {t('to-shop')}
      </Link>
    </>
  );
}
