import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ChoiceOfRole } from '#web/desk/staff/choice-of-role.tsx';

type Props = { member: DeskData<'adminStaffMember.open'>; again: () => void };

/** The role of somebody, which is changed here, and taken away. */
export function MemberRole({ member, again }: Props) {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const navigate = useNavigate();
  const [role, choose] = useState(member.role);
  const [fault, setFault] = useState('');
  const [asking, ask] = useState(false);
  const change = async () => {
    const answer = await deskCall('staff.appoint', { email: member.email, role });
    setFault(answer.ok ? '' : answer.message || common('no-network'));
    if (!answer.ok) return;
    deskToast('done', answer.message);
    again();
  };
  const dismiss = async () => {
    const answer = await deskCall('staff.dismiss', { account_id: member.id });
    if (!answer.ok) return setFault(answer.message || common('no-network'));
    deskToast('done', answer.message);
    await navigate('/admin/staff');
  };
  return (
    <section aria-label={t('role')} className="card grid gap-4 p-4">
      <ChoiceOfRole value={role} choose={choose} fault={fault} none={common('choose')} />
      <div className="flex flex-wrap justify-between gap-2">
        <button
          type="button"
          aria-disabled={role === member.role || role === ''}
          onClick={() => role !== member.role && role !== '' && void change()}
          className="button button-primary"
        >
          {t('change-role')}
        </button>
        <button type="button" onClick={() => ask(true)} className="button button-quiet text-drop">
          {t('dismiss')}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('dismiss-title', { name: member.name })}
          text={t('dismiss-text')}
          yes={t('dismiss')}
          answer={(sure) => {
            ask(false);
            if (sure) void dismiss();
          }}
        />
      )}
    </section>
  );
}
