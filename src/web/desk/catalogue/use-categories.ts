// The tree of categories on the screen: shown in another order at once, and saved in it.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import type { TreePlace } from '#web/desk/catalogue/tree-place.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { moved } from '#web/desk/parts/moved.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The categories that stand directly below one (null: at the top), in their order. */
export const below = (categories: CategoryBranch[], parent: number | null): CategoryBranch[] =>
  categories.filter(({ parent_id }) => parent_id === parent);

export function useCategories() {
  const t = useTranslations('desk');
  const words = useTranslations('desk-catalogue');
  const { answer, again } = useDeskAnswer('adminCategoryTree.all', {});
  const [ordered, order] = useState<{ of: unknown; categories: CategoryBranch[] } | null>(null);
  const [said, say] = useState('');
  const asked = answer?.ok ? answer.data : null;
  const categories = ordered && ordered.of === asked ? ordered.categories : asked;
  const move = async (category: CategoryBranch, by: -1 | 1) => {
    const siblings = below(categories ?? [], category.parent_id);
    const from = siblings.indexOf(category);
    const next = moved(siblings, from, by);
    if (!categories || next === siblings) return;
    const rest = categories.filter(({ parent_id }) => parent_id !== category.parent_id);
    order({ of: asked, categories: [...rest, ...next] });
    say(t('moved', { name: category.title, place: from + by + 1, count: next.length }));
    const saved = await deskCall('adminCategory.order', { ids: next.map(({ id }) => id) });
    if (saved.ok) return;
    deskToast('wrong', saved.message || t('no-network'));
    order(null);
    again();
  };
  /** Puts one elsewhere in the tree, with all below it. */
  const put = async (category: CategoryBranch, { parent_id, before }: TreePlace) => {
    const saved = await deskCall('adminCategoryTree.move', { id: category.id, parent_id, before });
    const parent = categories?.find(({ id }) => id === parent_id);
    if (!saved.ok) deskToast('wrong', saved.message || t('no-network'));
    else say(words('category-put', { name: category.title, parent: parent?.title ?? '—' }));
    again();
  };
  /** Below the one before it (1), or out of the one that it stands below (-1). */
  const shift = (category: CategoryBranch, by: -1 | 1) => {
    const all = categories ?? [];
    const siblings = below(all, category.parent_id);
    const before = siblings[siblings.indexOf(category) - 1];
    const parent = all.find(({ id }) => id === category.parent_id);
    if (by === 1 && before) return void put(category, placeIn(before.id, null));
    if (by === 1 || !parent) return;
    const beside = below(all, parent.parent_id);
    const next = beside[beside.indexOf(parent) + 1]?.id ?? null;
    void put(category, placeIn(parent.parent_id, next));
  };
  const problem = answer && !answer.ok ? answer.message : null;
  return { categories, problem, again, move, put, shift, said };
}

const placeIn = (parent_id: number | null, before: number | null): TreePlace => ({
  parent_id,
  before,
  depth: 0,
});
