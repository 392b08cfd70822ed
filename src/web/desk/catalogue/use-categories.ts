// The tree of categories on the screen: shown in another order at once, and saved in it.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { moved } from '#web/desk/parts/moved.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The categories that stand directly below one (null: at the top), in their order. */
export const below = (categories: CategoryBranch[], parent: number | null): CategoryBranch[] =>
  categories.filter(({ parent_id }) => parent_id === parent);

export function useCategories() {
  const t = useTranslations('desk');
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
  const problem = answer && !answer.ok ? answer.message : null;
  return { categories, problem, again, move, said };
}
