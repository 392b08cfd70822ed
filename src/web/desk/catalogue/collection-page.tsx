import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ShownRule } from '#web/desk/catalogue/shown-rule.tsx';
import { CollectionRule, NEW_RULE } from '#web/desk/catalogue/collection-rule.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { showReference } from '#web/desk/edit/shown-value.tsx';
import { SlugField } from '#web/desk/edit/slug-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';

const BLANK = { title: {}, slug: '', slugs: {}, public: true, rule: null, product_ids: [] };
const CALLS = {
  open: 'adminCollection.open',
  save: 'adminCollection.save',
  remove: 'adminCollection.delete',
  restore: 'adminCollection.restore',
  edits: 'adminCollection.edits',
} as const;

export default function CollectionPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: common('name'),
    slug: common('address'),
    slugs: common('address'),
    public: common('public'),
    rule: t('rule'),
    product_ids: common('products'),
  };
  return (
    <EditScreen
      noun="collection"
      calls={CALLS}
      path="/admin/collections"
      back={t('collections')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('collection-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={{
        product_ids: showReference('adminProduct.list'),
        rule: (value) => <ShownRule rule={value} />,
      }}
      aside={(opened) => (
        <FieldCard title={common('state')}>
          <SwitchField name="public" label={common('public')} hint={common('public-hint')} />
          {opened && (
            <p className="text-sm">{t('collection-has', { count: Number(opened.products) })}</p>
          )}
        </FieldCard>
      )}
    >
      {(opened) => (
        <>
          <FieldCard title={t('collection')}>
            <TextsField name="title" label={common('name')} />
            <SlugField opened={opened} />
          </FieldCard>
          <Gathered />
        </>
      )}
    </EditScreen>
  );
}

/** Its products: chosen by hand in an order, or by a rule. */
function Gathered() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  const { getValues, setValue } = useFormContext();
  const byRule = Boolean(useWatch({ name: 'rule' }));
  const left = useRef<unknown>(NEW_RULE); // switching to the other way and back keeps the rule
  const choose = (ruled: boolean) => {
    if (!ruled) left.current = getValues('rule');
    setValue('rule', ruled ? left.current : null, { shouldDirty: true });
  };
  return (
    <FieldCard title={common('products')}>
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="mb-1 font-semibold">{t('gathered')}</legend>
        {[false, true].map((ruled) => (
          <label key={String(ruled)} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="gathered"
              checked={byRule === ruled}
              onChange={() => choose(ruled)}
              className="size-5"
            />
            {ruled ? t('by-rule') : t('by-hand')}
          </label>
        ))}
      </fieldset>
      {byRule ? (
        <CollectionRule />
      ) : (
        <ReferencesField
          name="product_ids"
          label={t('pick')}
          hint={t('pick-hint')}
          list="adminProduct.list"
          ordered
        />
      )}
    </FieldCard>
  );
}
