import { useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { MemberRole } from '#web/desk/staff/member-role.tsx';
import { useRoleChoices } from '#web/desk/staff/use-role-name.ts';

type Props = { member: DeskData<'adminStaffMember.open'>; again: () => void };

/** The role of one of the staff. */
export function StaffRole({ member: { id, name, email, role }, again }: Props) {
  const t = useTranslations('desk-staff');
  return (
    <MemberRole
      role={role}
      choices={useRoleChoices()}
      appoint={{ call: 'staff.appoint', input: (chosen) => ({ email, role: chosen }) }}
      dismiss={{ call: 'staff.dismiss', input: { account_id: id } }}
      words={{
        dismiss: t('dismiss'),
        title: t('dismiss-title', { name }),
        text: t('dismiss-text'),
      }}
      path="/admin/staff"
      again={again}
    />
  );
}
