import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Invitations } from '#web/desk/staff/invitations.tsx';
import {
  roleOf,
  useStoreRoleChoices,
  useStoreRoleName,
} from '#web/seller/people/use-store-roles.ts';

/** Who was invited to work for the store. */
export function PeopleInvitations({ changed }: { changed: () => void }) {
  const nameOf = useStoreRoleName();
  const { answer, again } = useDeskAnswer('sellerPeople.invitations', {});
  const rows = answer?.ok ? answer.data : [];
  return (
    <Invitations
      answer={answer}
      rows={rows.map(({ role, role_name: name, ...row }) => ({
        ...row,
        called: nameOf({ role, name }),
      }))}
      invite="sellerPeople.invite"
      withdraw="sellerPeople.withdraw"
      choices={useStoreRoleChoices()}
      roleOf={roleOf}
      again={() => {
        again();
        changed();
      }}
    />
  );
}
