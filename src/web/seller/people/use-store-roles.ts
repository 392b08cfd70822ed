import { useTranslations } from 'use-intl';
import type { StoreRole } from '#contract/store-permission.ts';
import type { Choice } from '#web/desk/edit/select-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export type StoreRoleRow = DeskData<'sellerRole.all'>[number];
type RoleInput = { role: StoreRole; own_role: number | null };

/** The name of a store's role: standard roles have messages, its own have their name. */
export function useStoreRoleName(): (role: { role: StoreRole; name: string }) => string {
  const t = useTranslations('store-role');
  return ({ role, name }) => name || t(`role-${role}`);
}

/** The roles of the store. */
export const useStoreRoles = () => useDeskAnswer('sellerRole.all', {});

/** The roles that the signed-in person may give, as choices. */
export function useStoreRoleChoices(): Choice[] {
  const nameOf = useStoreRoleName();
  const who = useWho();
  const own: readonly string[] = who.permissions;
  const { answer } = useStoreRoles();
  const roles = answer?.ok ? answer.data : [];
  return roles
    .filter(({ role, permissions }) =>
      role === 'owner' ? who.role === 'owner' : permissions.every((one) => own.includes(one)),
    )
    .map((row) => ({ value: choiceOf({ role: row.role, own_role: row.id }), label: nameOf(row) }));
}

/** A role as the value of a choice, from the input of a call. */
export const choiceOf = ({ role, own_role: own }: RoleInput): string =>
  role === 'own' ? `own ${own}` : role;
export const roleOf = (choice: string) => {
  const [role = '', own = null] = choice.split(' ');
  return { role, own_role: own && Number(own) };
};
