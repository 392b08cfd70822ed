import { useTranslations } from 'use-intl';
import { FactorForm } from '#web/ui/account/factor-form.tsx';
import { PasskeyButton } from '#web/ui/account/passkey-button.tsx';

type Props = {
  challenge: string;
  entered: (token: string) => void;
  back: (message: string) => void;
};

/** The second step of signing in to the back office. */
export function DeskFactor(props: Props) {
  const t = useTranslations('desk');
  const words = {
    title: t('factor-title'),
    intro: t('factor-intro'),
    code: t('factor-code'),
    recovery: t('factor-recovery'),
    recoveryIntro: t('factor-recovery-intro'),
    noPhone: t('factor-no-phone'),
    app: t('factor-app'),
    back: t('factor-back'),
    confirm: t('factor-confirm'),
    down: t('no-network'),
  };
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div className="card w-full max-w-sm p-6">
        <FactorForm
          {...props}
          words={words}
          heading={(title, intro) => (
            <div className="mb-4 grid gap-1">
              <h1 className="text-xl">{title}</h1>
              <p className="text-sm text-ink-2">{intro}</p>
            </div>
          )}
        />
        <PasskeyButton
          words={{ use: t('passkey-use'), not: t('passkey-not'), down: t('no-network') }}
          entered={props.entered}
          failed={props.back}
        />
      </div>
    </main>
  );
}
