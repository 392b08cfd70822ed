import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** Whether people with a role must have a second factor. */
export function RoleFactor({ id }: { id: number }) {
  const t = useTranslations('desk-staff');
  const { answer, again } = useDeskAnswer('adminRole.open', { id });
  if (!answer?.ok) return null;
  const demanded = answer.data.second_factor;
  return (
    <section aria-label={t('factor')} className="card grid justify-items-start gap-3 p-4">
      <h2 className="text-base font-semibold">{t('factor')}</h2>
      <State good={demanded}>{demanded ? t('demanded') : t('demanded-not')}</State>
      <ActButton
        key={String(demanded)}
        label={demanded ? t('demand-off') : t('demand')}
        call="adminSecondFactor.demand"
        input={{ id, demanded: !demanded }}
        title={demanded ? t('demand-off-title') : t('demand-title')}
        {...(demanded ? {} : { text: t('demand-text') })}
        again={again}
      />
    </section>
  );
}
