import { useTranslations } from 'use-intl';
import { showSizeTable, useSizeTableChanges } from '#web/desk/catalogue/shown-size-table.tsx';
import { SizeTableCard } from '#web/desk/catalogue/size-table-card.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showReference } from '#web/desk/edit/shown-value.tsx';
import { SlugField } from '#web/desk/edit/slug-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const BLANK = {
  parent_id: null,
  title: {},
  slug: '',
  slugs: {},
  image: '',
  meta_title: {},
  meta_description: {},
  filters: [],
  size_table: null,
  featured: false,
  in_footer: false,
  public: true,
};
const CALLS = {
  open: 'adminCategory.open',
  save: 'adminCategory.save',
  remove: 'adminCategory.delete',
  restore: 'adminCategory.restore',
  edits: 'adminCategory.edits',
} as const;

export default function CategoryPage() {
  const t = useTranslations('desk-catalogue');
  const labelOf = useLabels();
  return (
    <EditScreen
      noun="category"
      calls={CALLS}
      path="/admin/categories"
      back={t('categories')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('category-new')}
      labelOf={labelOf}
      shows={{
        parent_id: showReference('adminCategory.list'),
        filters: showReference('adminAttribute.list'),
        size_table: showSizeTable,
      }}
      parts={{ size_table: useSizeTableChanges() }}
      aside={(opened) => <CategoryState opened={opened} />}
    >
      {(opened) => (
        <>
          <FieldCard title={t('category')}>
            <TextsField name="title" label={t('name')} />
            <ParentField own={opened?.id ?? null} />
            <SlugField opened={opened} />
            <PictureField name="image" label={t('picture')} shape={1} />
          </FieldCard>
          <FieldCard title={t('filters')}>
            <ReferencesField
              name="filters"
              label={t('attributes')}
              hint={t('filters-hint')}
              list="adminAttribute.list"
              ordered
            />
          </FieldCard>
          <SizeTableCard />
          <FieldCard title={t('search-engines')}>
            <TextsField name="meta_title" label={t('meta-title')} />
            <TextsField name="meta_description" label={t('meta-description')} lines={3} />
          </FieldCard>
        </>
      )}
    </EditScreen>
  );
}

/** The labels of its fields. */
function useLabels(): (field: string) => string {
  const t = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    parent_id: t('parent'),
    title: t('name'),
    slug: t('address'),
    slugs: t('address'),
    image: t('picture'),
    meta_title: t('meta-title'),
    meta_description: t('meta-description'),
    filters: t('filters'),
    size_table: t('size-table'),
    featured: t('featured'),
    in_footer: t('in-footer'),
    public: t('public'),
  };
  return (field) => labels[field.split('.')[0] ?? ''] ?? field;
}

function CategoryState({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-catalogue');
  return (
    <FieldCard title={t('state')}>
      <SwitchField name="public" label={t('public')} hint={t('public-hint')} />
      <SwitchField name="featured" label={t('featured')} hint={t('category-featured-hint')} />
      <SwitchField name="in_footer" label={t('in-footer')} hint={t('in-footer-hint')} />
      {opened && (
        <p className="text-sm">
          {t('category-uses', { count: Number(opened.products) })}{' '}
          {t('category-children', { count: Number(opened.children) })}
        </p>
      )}
    </FieldCard>
  );
}

/** Offers every category except this one and those below it. */
function ParentField({ own }: { own: number | null }) {
  const t = useTranslations('desk-catalogue');
  const { answer } = useDeskAnswer('adminCategoryTree.all', {});
  const below = new Set(own === null ? [] : [own]);
  const choices = (answer?.ok ? answer.data : []).flatMap(({ id, parent_id, depth, title }) => {
    if (parent_id !== null && below.has(parent_id)) below.add(id);
    return below.has(id) ? [] : [{ value: String(id), label: `${'— '.repeat(depth)}${title}` }];
  });
  return (
    <SelectField
      name="parent_id"
      label={t('parent')}
      none={t('at-top')}
      choices={choices}
      numbers
    />
  );
}
