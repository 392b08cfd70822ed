import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { State } from '#web/desk/parts/state.tsx';

type Props = {
  member: { id: number; name: string; guarded: boolean };
  again: () => void;
};

/** Whether a colleague has a second factor; removes one that was lost. */
export function MemberFactor({ member: { id, name, guarded }, again }: Props) {
  const t = useTranslations('desk-staff');
  const { id: own } = useWho();
  return (
    <section aria-label={t('factor')} className="card grid justify-items-start gap-3 p-4">
      <h2 className="text-base font-semibold">{t('factor')}</h2>
      <State good={guarded}>{guarded ? t('factor-is-on') : t('factor-is-off')}</State>
      {guarded && own !== id && (
        <ActButton
          label={t('factor-reset')}
          call="adminSecondFactor.reset"
          input={{ id }}
          title={t('factor-reset-title', { name })}
          text={t('factor-reset-text')}
          again={again}
        />
      )}
    </section>
  );
}
