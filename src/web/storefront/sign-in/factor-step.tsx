import { useTranslations } from 'use-intl';
import { FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { handover, signInAs } from '#web/storefront/sign-in/sign-in.ts';
import { FactorForm } from '#web/ui/account/factor-form.tsx';

type Props = { challenge: string; to: string };

/** Somebody’s password was right, and their account asks for a code besides. */
export default function FactorStep({ challenge, to }: Props) {
  const t = useTranslations('account');
  const words = {
    title: t('factor-title'),
    intro: t('factor-intro'),
    code: t('code'),
    recovery: t('factor-recovery'),
    recoveryIntro: t('factor-recovery-intro'),
    noPhone: t('factor-no-phone'),
    app: t('factor-app'),
    back: t('factor-back'),
    confirm: t('confirm'),
    down: t('down'),
  };
  return (
    <FactorForm
      {...{ challenge, words }}
      heading={(title, intro) => <FormHeading title={title}>{intro}</FormHeading>}
      entered={(token) => signInAs({ token }, to)}
      back={(trouble) => handover.set({ ...handover.get(), trouble, challenge: '' })}
    />
  );
}
