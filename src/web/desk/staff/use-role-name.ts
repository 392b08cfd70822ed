import { useTranslations } from 'use-intl';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import type { Choice } from '#web/desk/edit/select-field.tsx';

type Role = { code: string; name: string };

/** The name of a role: built-in roles have messages, the market's own have their name. */
export function useRoleName(): (role: Role) => string {
  const t = useTranslations('desk-staff');
  return ({ code, name }) =>
    code === 'owner'
      ? t('role-owner')
      : code === 'manager'
        ? t('role-manager')
        : code === 'support'
          ? t('role-support')
          : name;
}

/** The roles, as choices. */
export function useRoleChoices(): Choice[] {
  const nameOf = useRoleName();
  const { answer } = useDeskAnswer('adminRole.list', { size: 100 });
  const rows = answer?.ok ? answer.data.rows : [];
  return rows.map((role) => ({ value: role.code, label: nameOf(role) }));
}
