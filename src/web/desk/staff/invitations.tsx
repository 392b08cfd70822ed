import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { InviteDialog, type Inviting } from '#web/desk/staff/invite-dialog.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

/** Somebody who was invited; `called`: the name of the role. */
type Waits = { id: number; email: string; called: string; expires_at: string };
type WithdrawCall = 'adminStaffMember.withdraw' | 'sellerPeople.withdraw';
type Props = Inviting & {
  rows: Waits[];
  /** The answer about the first load of the rows; null: none yet. */
  answer: { ok: boolean; message: string } | null;
  withdraw: WithdrawCall;
  /** Called after an invitation or a withdrawal. */
  again: () => void;
};

/** Open invitations, and the button to invite somebody. */
export function Invitations({ rows, answer, withdraw, again, ...inviting }: Props) {
  const t = useTranslations('desk-staff');
  const [asking, setAsking] = useState(false);
  return (
    <section aria-label={t('invitations')} className="card mt-4 grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t('invitations')}</h2>
        <button type="button" onClick={() => setAsking(true)} className="button button-primary">
          <DeskIcon name="plus" />
          {t('invite')}
        </button>
      </div>
      {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
      {answer?.ok && rows.length === 0 && (
        <p className="text-sm text-ink-2">{t('no-invitations')}</p>
      )}
      <ul className="grid">
        {rows.map((row) => (
          <Waiting key={row.id} {...{ row, withdraw, again }} />
        ))}
      </ul>
      {asking && <InviteDialog {...inviting} close={() => setAsking(false)} done={again} />}
    </section>
  );
}

type WaitingProps = { row: Waits; withdraw: WithdrawCall; again: () => void };

function Waiting({ row, withdraw, again }: WaitingProps) {
  const t = useTranslations('desk-staff');
  const moment = useMoment();
  const over = new Date(row.expires_at) < new Date();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm">
      <span className="min-w-0 basis-full font-medium wrap-anywhere sm:flex-1 sm:basis-0">
        <bdi>{row.email}</bdi>
      </span>
      <span>{row.called}</span>
      <span className="text-ink-2">
        {over ? t('over') : t('good-until', { at: moment(row.expires_at) })}
      </span>
      <ActButton
        label={t('withdraw')}
        about={row.email}
        call={withdraw}
        input={{ id: row.id }}
        title={t('withdraw-title', { email: row.email })}
        text={t('withdraw-text')}
        again={again}
      />
    </li>
  );
}
