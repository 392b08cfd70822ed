import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { InviteDialog } from '#web/desk/staff/invite-dialog.tsx';
import { useMoment } from '#web/desk/staff/use-moment.ts';
import { useRoleName } from '#web/desk/staff/use-role-name.ts';

/** Who was invited and has not answered; the button that invites somebody. */
export function Invitations({ changed }: { changed: () => void }) {
  const t = useTranslations('desk-staff');
  const [inviting, invite] = useState(false);
  const { answer, again } = useDeskAnswer('adminStaffMember.invitations', {});
  const rows = answer?.ok ? answer.data : [];
  return (
    <section aria-label={t('invitations')} className="card mt-4 grid gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t('invitations')}</h2>
        <button type="button" onClick={() => invite(true)} className="button button-primary">
          <DeskIcon name="plus" />
          {t('invite')}
        </button>
      </div>
      {rows.length === 0 && <p className="text-sm text-ink-2">{t('no-invitations')}</p>}
      <ul className="grid">
        {rows.map((row) => (
          <Waiting key={row.id} row={row} again={again} />
        ))}
      </ul>
      {inviting && (
        <InviteDialog
          close={() => invite(false)}
          done={() => {
            again();
            changed();
          }}
        />
      )}
    </section>
  );
}

type Row = DeskData<'adminStaffMember.invitations'>[number];

function Waiting({ row, again }: { row: Row; again: () => void }) {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const roleName = useRoleName();
  const moment = useMoment();
  const withdraw = async () => {
    const answer = await deskCall('adminStaffMember.withdraw', { id: row.id });
    deskToast(answer.ok ? 'done' : 'wrong', answer.message || common('no-network'));
    again();
  };
  const over = new Date(row.expires_at) < new Date();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 text-sm">
      <bdi className="min-w-0 flex-1 font-medium break-words">{row.email}</bdi>
      <span>{roleName({ code: row.role, name: row.role_name })}</span>
      <span className="text-ink-2">
        {over ? t('over') : t('good-until', { at: moment(row.expires_at) })}
      </span>
      <button type="button" onClick={() => void withdraw()} className="button button-quiet">
        {t('withdraw')}
        <span className="sr-only"> {row.email}</span>
      </button>
    </li>
  );
}
