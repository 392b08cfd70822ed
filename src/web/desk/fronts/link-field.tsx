import { useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { Destination, DestinationKind } from '#contract/admin/destination.ts';
import { FindDestination } from '#web/desk/fronts/find-destination.tsx';
import { Field } from '#web/ui/form/field.tsx';
import {
  brandPath,
  categoryPath,
  collectionPath,
  flashSalePath,
  pagePath,
  productPath,
  storePath,
} from '#web/ui/links.ts';

const KINDS = [
  'category',
  'brand',
  'product',
  'collection',
  'flash-sale',
  'page',
  'store',
] as const satisfies DestinationKind[];
type Kind = (typeof KINDS)[number];

/** The paths of things of each kind. */
const PATHS: Record<Kind, (to: Destination) => string> = {
  category: (to) => categoryPath(to),
  brand: brandPath,
  product: productPath,
  collection: collectionPath,
  'flash-sale': flashSalePath,
  page: pagePath,
  store: storePath,
};

/** A path of this site or another address: typed, or found by the name of its target. */
export function LinkField({ name, label }: { name: string; label: string }) {
  const t = useTranslations('desk-fronts');
  const { field, fieldState } = useController({ name });
  const [finding, setFinding] = useState(false);
  return (
    <div className="grid gap-2">
      <Field label={label} hint={t('link-hint')} fault={fieldState.error?.message} alert>
        {(control) => (
          <input
            {...control}
            {...field}
            value={String(field.value ?? '')}
            dir="ltr"
            spellCheck={false}
            inputMode="url"
            className="field"
          />
        )}
      </Field>
      {finding ? (
        <Finder
          chosen={(path) => {
            field.onChange(path);
            setFinding(false);
          }}
        />
      ) : (
        <button
          type="button"
          onClick={() => setFinding(true)}
          className="link min-h-9 justify-self-start text-sm font-semibold"
        >
          {t('link-find')}
        </button>
      )}
    </div>
  );
}

function Finder({ chosen }: { chosen: (path: string) => void }) {
  const t = useTranslations('desk-fronts');
  const [kind, setKind] = useState<Kind>('category');
  return (
    <div className="grid gap-3 rounded-[var(--radius)] bg-ground-2 p-3 sm:grid-cols-2">
      <Field label={t('link-kind')}>
        {(control) => (
          <select
            {...control}
            value={kind}
            onChange={({ target }) => setKind(KINDS.find((one) => one === target.value) ?? kind)}
            className="field"
          >
            {KINDS.map((option) => (
              <option key={option} value={option}>
                {t(`kind-${option}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('link-name')}>
        {(control) => (
          <FindDestination {...{ kind, control }} chosen={(to) => chosen(PATHS[kind](to))} />
        )}
      </Field>
    </div>
  );
}
