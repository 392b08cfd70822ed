import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { MemberFactor } from '#web/desk/staff/member-factor.tsx';
import { SessionList } from '#web/desk/staff/session-list.tsx';
import { StaffRole } from '#web/desk/staff/staff-role.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';
import { WayBack } from '#web/desk/parts/way-back.tsx';

/** One of the staff: their role and their sessions. */
export default function MemberPage() {
  const t = useTranslations('desk-staff');
  const moment = useMoment();
  const { id } = useParams();
  const { answer, again } = useDeskAnswer('adminStaffMember.open', { id: Number(id) });
  if (!answer) return <div aria-hidden className="skeleton h-72" />;
  return (
    <>
      <WayBack to="/admin/staff" list={t('staff')} />
      {answer.ok ? (
        <>
          <ScreenTitle title={answer.data.name} />
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
            <SessionList
              sessions={answer.data.sessions}
              call="adminStaffMember.endSession"
              ended={again}
            />
            <div className="grid gap-4">
              <MemberFactor member={answer.data} again={again} />
              <StaffRole key={answer.data.role} member={answer.data} again={again} />
              <p className="text-sm text-ink-2">
                <bdi>{answer.data.email}</bdi>
                <br />
                {t('since', { at: moment(answer.data.created_at) })}
              </p>
            </div>
          </div>
        </>
      ) : (
        <UnreachedCard message={answer.message} again={again} />
      )}
    </>
  );
}
