import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FindDestination } from '#web/desk/fronts/find-destination.tsx';
import { MenuRows } from '#web/desk/fronts/menu-rows.tsx';
import { useDestinationNames } from '#web/desk/fronts/destination-names.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The pages of a menu in order, added by name. */
export function MenuPages({ name, label }: { name: string; label: string }) {
  const t = useTranslations('desk-fronts');
  const { field, fieldState } = useController({ name });
  const ids = Array.isArray(field.value) ? field.value.map(Number) : [];
  const nameOf = useDestinationNames('page', ids);
  return (
    <MenuRows
      label={label}
      rows={ids}
      change={field.onChange}
      fault={fieldState.error?.message}
      nameOf={nameOf}
    >
      <Field label={t('menu-page-add')}>
        {(control) => (
          <FindDestination
            kind="page"
            control={control}
            chosen={({ id }) => field.onChange([...new Set([...ids, id])])}
          />
        )}
      </Field>
    </MenuRows>
  );
}
