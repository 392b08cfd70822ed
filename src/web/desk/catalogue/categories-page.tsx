import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CategoryTree } from '#web/desk/catalogue/category-tree.tsx';
import { useCategories } from '#web/desk/catalogue/use-categories.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

/** All categories, as the tree that customers browse. */
export default function CategoriesPage() {
  const t = useTranslations('desk-catalogue');
  const desk = useTranslations('desk');
  const [q, setQ] = useState('');
  const { categories, problem, again, move, put, shift, announcement } = useCategories();
  return (
    <>
      <ScreenTitle title={t('categories')}>
        <Link to="/admin/categories/new" className="button button-primary">
          <DeskIcon name="plus" />
          {t('category-add')}
        </Link>
      </ScreenTitle>
      <div className="card">
        <div className="grid gap-2 border-b border-line p-3">
          <input
            type="search"
            aria-label={t('categories-find')}
            placeholder={t('categories-find')}
            value={q}
            onChange={({ target }) => setQ(target.value)}
            className="field max-w-sm text-sm"
          />
          <p className="text-sm text-ink-2">{t('categories-order-hint')}</p>
        </div>
        {problem !== null && (
          <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
            {problem || desk('no-network')}
            <button type="button" onClick={again} className="button button-quiet">
              {desk('again')}
            </button>
          </div>
        )}
        {!categories && problem === null && <div aria-hidden className="skeleton m-4 h-64" />}
        {categories?.length === 0 && <p className="p-6 text-ink-2">{t('categories-empty')}</p>}
        {categories && <CategoryTree {...{ categories, q, move, put, shift }} />}
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
    </>
  );
}
