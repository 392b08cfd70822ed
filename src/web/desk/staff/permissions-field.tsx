import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { grantable, permissions } from '#contract/permission.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useWho } from '#web/desk/frame/who.ts';

/** What a role may do: nobody gives what they may not do themselves. */
export function PermissionsField() {
  const t = useTranslations('desk-staff');
  const { field } = useController({ name: 'permissions' });
  const chosen = new Set(Array.isArray(field.value) ? field.value.map(String) : []);
  return (
    <FieldCard title={t('permissions')}>
      <ul className="grid gap-1">
        {grantable.map((permission) => (
          <li key={permission}>
            <Choice
              {...{ permission }}
              on={chosen.has(permission)}
              turn={(on) =>
                field.onChange(
                  permissions.filter((one) => (one === permission ? on : chosen.has(one))),
                )
              }
            />
          </li>
        ))}
      </ul>
    </FieldCard>
  );
}

type Props = { permission: (typeof grantable)[number]; on: boolean; turn: (on: boolean) => void };

function Choice({ permission, on, turn }: Props) {
  const t = useTranslations('desk-staff');
  const own = useWho().permissions;
  const label = t(`may-${permission}`);
  const hint = t(`may-${permission}-hint`);
  return (
    <>
      <label className="flex min-h-9 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={permission}
          checked={on}
          disabled={!own.includes(permission)}
          onChange={({ target }) => turn(target.checked)}
          aria-describedby={`${permission}-hint`}
          className="size-5 shrink-0 accent-(--primary)"
        />
        {label}
      </label>
      <p id={`${permission}-hint`} className="ms-8 text-sm text-ink-2">
        {hint}
      </p>
    </>
  );
}
