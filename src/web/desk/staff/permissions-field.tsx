import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useWho } from '#web/desk/frame/who.ts';

/** A permission in words. */
export type Grantable = { name: string; label: string; hint: string };

/** The permissions of a role: nobody can give what they may not do themselves. */
export function PermissionsField({ all }: { all: Grantable[] }) {
  const t = useTranslations('desk-staff');
  const { field } = useController({ name: 'permissions' });
  const chosen = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <FieldCard title={t('permissions')}>
      <ul className="grid gap-1">
        {all.map((permission) => (
          <li key={permission.name}>
            <Choice
              {...permission}
              on={chosen.includes(permission.name)}
              turn={(on) => {
                const others = chosen.filter((name) => name !== permission.name);
                field.onChange(on ? [...others, permission.name] : others);
              }}
            />
          </li>
        ))}
      </ul>
    </FieldCard>
  );
}

type Props = Grantable & { on: boolean; turn: (on: boolean) => void };

function Choice({ name, label, hint, on, turn }: Props) {
  const own: readonly string[] = useWho().permissions;
  return (
    <>
      <label className="flex min-h-9 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name={name}
          checked={on}
          disabled={!own.includes(name)}
          onChange={({ target }) => turn(target.checked)}
          aria-describedby={`${name}-hint`}
          className="size-5 shrink-0"
        />
        {label}
      </label>
      <p id={`${name}-hint`} className="ms-8 text-sm text-ink-2">
        {hint}
      </p>
    </>
  );
}
