import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Invitations } from '#web/desk/staff/invitations.tsx';
import { useRoleChoices, useRoleName } from '#web/desk/staff/use-role-name.ts';

/** Who was invited to work for the market. */
export function StaffInvitations({ changed }: { changed: () => void }) {
  const roleName = useRoleName();
  const { answer, again } = useDeskAnswer('adminStaffMember.invitations', {});
  const rows = answer?.ok ? answer.data : [];
  return (
    <Invitations
      answer={answer}
      rows={rows.map(({ role, role_name: name, ...row }) => ({
        ...row,
        called: roleName({ code: role, name }),
      }))}
      invite="adminStaffMember.invite"
      withdraw="adminStaffMember.withdraw"
      choices={useRoleChoices()}
      roleOf={(role) => ({ role })}
      again={() => {
        again();
        changed();
      }}
    />
  );
}
