import { useTranslations } from 'use-intl';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { askReason } from '#web/desk/list/bulk/ask-reason.tsx';
import type { BulkAct, BulkGiven } from '#web/desk/list/bulk/bulk-act.ts';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { CategoryChooser } from '#web/desk/product/category-field.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The acts for many products at once. */
export function useProductActs(): BulkAct[] {
  const t = useTranslations('desk-list');
  const product = useTranslations('desk-product');
  const { show, hide, remove } = useBulkActs();
  const askTag: BulkAct['ask'] = (given, change) => (
    <Field label={t('tag')}>
      {(control) => (
        <Reference
          label={t('tag')}
          list="adminTag.list"
          id={idIn(given, 'tag_id')}
          choose={(id) => change({ tag_id: id })}
          control={control}
        />
      )}
    </Field>
  );
  return [
    show,
    { ...hide, ask: askReason(product('hide-reason'), product('hide-reason-hint')) },
    {
      name: 'price',
      label: t('act-price'),
      icon: 'badge-percent',
      ask: (given, change) => <Percent given={given} change={change} />,
    },
    {
      name: 'set-category',
      label: t('act-category'),
      icon: 'folder-tree',
      ask: (given, change) => (
        <Field label={t('category')}>
          {(control) => (
            <CategoryChooser
              label={t('category')}
              id={idIn(given, 'category_id')}
              choose={(id) => change({ category_id: id })}
              control={control}
            />
          )}
        </Field>
      ),
    },
    { name: 'add-tag', label: t('act-add-tag'), icon: 'tag', ask: askTag },
    { name: 'remove-tag', label: t('act-remove-tag'), icon: 'tag', ask: askTag },
    remove,
  ];
}

function Percent({ given, change }: { given: BulkGiven; change: (given: BulkGiven) => void }) {
  const t = useTranslations('desk-list');
  return (
    <Field label={t('percent')} hint={t('percent-hint')}>
      {(control) => (
        <span className="flex items-center gap-2">
          <input
            {...control}
            value={String(given.percent ?? '')}
            onChange={({ target }) =>
              change({ percent: plainNumber(target.value).replace('−', '-') })
            }
            dir="ltr"
            className="field max-w-32"
          />
          %
        </span>
      )}
    </Field>
  );
}

const idIn = (given: BulkGiven, field: string): number | null => {
  const id = given[field];
  return typeof id === 'number' ? id : null;
};
