// Where a banner or slide leads: to products by what they belong to, or to a link.
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { DestinationKind } from '#contract/admin/destination.ts';
import { sourceType } from '#contract/constants.ts';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showChoice, type Shows } from '#web/desk/edit/shown-value.tsx';
import { FindDestination } from '#web/desk/fronts/find-destination.tsx';
import { LinkField } from '#web/desk/fronts/link-field.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { DestinationNames, useDestinationNames } from '#web/desk/fronts/destination-names.tsx';
import { Field } from '#web/ui/form/field.tsx';

const KINDS = {
  [sourceType.category]: 'category',
  [sourceType.tag]: 'tag',
  [sourceType.brand]: 'brand',
  [sourceType.product]: 'product',
} as const satisfies Record<number, DestinationKind>;
const isKind = (type: number): type is keyof typeof KINDS => Object.hasOwn(KINDS, type);

/** The kinds of targets of a banner or slide, by name. */
function useLeadChoices() {
  const t = useTranslations('desk-fronts');
  return [
    ...Object.entries(KINDS).map(([value, kind]) => ({ value, label: t(`lead-${kind}`) })),
    { value: String(sourceType.url), label: t('lead-link') },
  ];
}

/** How its history shows the target. */
export function useLeadShows(): Shows {
  const type = showChoice(useLeadChoices());
  return {
    source_type: type,
    source_ids: (value, { thing }) => {
      const kind = Number(thing.source_type);
      return isKind(kind) && <DestinationNames kind={KINDS[kind]} ids={idsIn(value)} />;
    },
  };
}

const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

export function LeadFields() {
  const t = useTranslations('desk-fronts');
  const { setValue } = useFormContext();
  const type = Number(useWatch({ name: 'source_type' }));
  return (
    <>
      <SelectField
        name="source_type"
        label={t('leads-to')}
        numbers
        choices={useLeadChoices()}
        changed={() => setValue('source_ids', [], { shouldDirty: true })}
      />
      {isKind(type) ? (
        <Sources key={type} kind={KINDS[type]} />
      ) : (
        <LinkField name="url" label={t('link')} />
      )}
    </>
  );
}

function Sources({ kind }: { kind: DestinationKind }) {
  const t = useTranslations('desk-fronts');
  const { field, fieldState } = useController({ name: 'source_ids' });
  const ids = idsIn(field.value);
  return (
    <div className="grid gap-2">
      <Field label={t('lead-add')} fault={fieldState.error?.message} alert>
        {(control) => (
          <FindDestination
            {...{ kind, control }}
            focus={field.ref}
            chosen={({ id }) => field.onChange([...new Set([...ids, id])])}
          />
        )}
      </Field>
      <Chosen {...{ kind, ids }} remove={(id) => field.onChange(ids.filter((one) => one !== id))} />
    </div>
  );
}

type ChosenProps = { kind: DestinationKind; ids: number[]; remove: (id: number) => void };

/** The chosen things by name; the server provides the names of ids. */
function Chosen({ kind, ids, remove }: ChosenProps) {
  const t = useTranslations('desk-fronts');
  const nameOf = useDestinationNames(kind, ids);
  if (ids.length === 0) return <p className="text-sm text-ink-2">{t('lead-none')}</p>;
  return (
    <ul aria-label={t('lead-chosen')} className="flex flex-wrap gap-2">
      {ids.map((id) => {
        const name = nameOf(id);
        return (
          <li
            key={id}
            className="flex min-h-10 max-w-full items-center gap-2 rounded-full bg-ground-3 ps-3 text-sm"
          >
            <span className="min-w-0 break-words">{name}</span>
            <button
              type="button"
              aria-label={t('take-away', { name })}
              onClick={() => remove(id)}
              className="grid size-10 shrink-0 place-items-center rounded-full hover:text-drop"
            >
              <DeskIcon name="x" size={16} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
