import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { handover, signInAs } from '#web/storefront/sign-in/sign-in.ts';
import { FactorForm } from '#web/ui/account/factor-form.tsx';
import { PasskeyButton } from '#web/ui/account/passkey-button.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';

type Props = { challenge: string; to: string };

/**
 * The second step of a sign-in: after the right password, the account also requires a code or a
 * passkey.
 */
export default function FactorStep({ challenge, to }: Props) {
  const t = useTranslations('account');
  const [message, setMessage] = useState('');
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
  const entered = (token: string) => void signInAs({ token }, to);
  return (
    <>
      <FactorForm
        {...{ challenge, words, entered }}
        heading={(title, intro) => <FormHeading title={title}>{intro}</FormHeading>}
        back={(trouble) => handover.set({ ...handover.get(), trouble, challenge: '' })}
      />
      {'PublicKeyCredential' in window && (
        <div className="mt-6 border-t border-line pt-6">
          <FormAlert className="mb-4">{message}</FormAlert>
          <PasskeyButton
            words={{ use: t('passkey-use'), not: t('passkey-not'), down: t('down') }}
            entered={entered}
            failed={setMessage}
          />
        </div>
      )}
    </>
  );
}
