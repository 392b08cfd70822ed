import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FactorOn } from '#web/desk/me/factor-on.tsx';
import { RecoveryCodes } from '#web/desk/me/recovery-codes.tsx';
import { SetUpFactor } from '#web/desk/me/set-up-factor.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props = {
  /** Recovery codes that came with a passkey. */
  given?: string[];
  done?: () => void;
};

/** The caller’s second factor: setting it up, new recovery codes, switching it off. */
export function FactorCard({ given = [], done }: Props) {
  const t = useTranslations('desk-me');
  const { answer, again } = useDeskAnswer('secondFactor.read', {});
  const [codes, setCodes] = useState<string[]>(given);
  if (!answer) return <div aria-hidden className="skeleton h-40" />;
  const finish = () => {
    setCodes([]);
    again();
    done?.();
  };
  return (
    <section aria-label={t('factor')} className="card grid gap-3 p-5">
      <h2 className="text-base font-semibold">{t('factor')}</h2>
      <p className="text-sm text-ink-2">{t('factor-about')}</p>
      {!answer.ok ? (
        <ListUnreached message={answer.message} again={again} />
      ) : codes.length > 0 ? (
        <RecoveryCodes codes={codes} done={finish} />
      ) : answer.data.on ? (
        <FactorOn state={answer.data} show={setCodes} again={again} />
      ) : (
        <SetUpFactor hasPassword={answer.data.has_password} show={setCodes} />
      )}
    </section>
  );
}
