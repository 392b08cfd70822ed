import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { ChoiceOfRole } from '#web/desk/staff/choice-of-role.tsx';
import { StaffInvitations } from '#web/desk/staff/staff-invitations.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';
import { useRoleChoices, useRoleName } from '#web/desk/staff/use-role-name.ts';

/** Who works for the market, and who was invited. */
export default function StaffPage() {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const roleName = useRoleName();
  const moment = useMoment();
  const choices = useRoleChoices();
  const [turn, setTurn] = useState(0);
  return (
    <>
      <ListScreen
        key={turn}
        title={t('staff')}
        list="adminStaffMember.list"
        file="adminStaffMember.export"
        path="/admin/staff"
        empty={<p>{common('nothing')}</p>}
        views={[]}
        filters={[
          {
            name: 'role',
            show: (value, choose) => (
              <ChoiceOfRole {...{ choices, value, choose }} none={common('all')} />
            ),
          },
        ]}
        columns={[
          { name: 'name', label: t('name'), sorts: true, show: ({ name }) => <bdi>{name}</bdi> },
          {
            name: 'role',
            label: t('role'),
            card: 'state',
            show: ({ role, role_name }) => roleName({ code: role, name: role_name }),
          },
          {
            name: 'email',
            label: common('email'),
            card: 'brief',
            show: ({ email }) => <bdi>{email}</bdi>,
          },
          {
            name: 'seen_at',
            label: t('seen'),
            sorts: true,
            show: ({ seen_at }) => moment(seen_at),
          },
        ]}
      />
      <StaffInvitations changed={() => setTurn((count) => count + 1)} />
    </>
  );
}
