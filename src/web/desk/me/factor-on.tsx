import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { State } from '#web/desk/parts/state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Props = {
  state: DeskData<'secondFactor.read'>;
  show: (codes: string[]) => void;
  again: () => void;
};

/** An active second factor: since when, how many recovery codes are left, and switching it off. */
export function FactorOn({ state, show, again }: Props) {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const moment = useMoment();
  const { since, recovery_codes_left: count } = state;
  const fields = [
    { name: 'password', label: common('password'), kind: 'password' as const },
    { name: 'code', label: t('code-or-recovery'), kind: 'code' as const },
  ];
  return (
    <>
      <p className="flex flex-wrap gap-2">
        {since && <State good>{t('factor-on-since', { at: moment(since) })}</State>}
        <State good={count > 2}>{t('codes-left', { count })}</State>
      </p>
      <div className="flex flex-wrap gap-2">
        <ActButton
          label={t('codes-new')}
          call="secondFactor.renewCodes"
          input={{}}
          title={t('codes-new-title')}
          text={t('codes-new-text')}
          fields={fields}
          again={(done) => done && show(done.recovery_codes)}
        />
        <ActButton
          label={t('factor-off-button')}
          call="secondFactor.remove"
          input={{}}
          title={t('factor-off-title')}
          text={t('factor-off-text')}
          fields={fields}
          again={again}
        />
      </div>
    </>
  );
}
