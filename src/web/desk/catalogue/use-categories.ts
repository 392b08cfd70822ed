// The tree of categories on the screen: a new order is shown at once, and saved.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import { putIn, type TreePlace } from '#web/desk/catalogue/tree-place.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { moved } from '#web/desk/parts/moved.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The categories directly below one (null: at the top), in order. */
export const below = (categories: CategoryBranch[], parent: number | null): CategoryBranch[] =>
  categories.filter(({ parent_id }) => parent_id === parent);

export function useCategories() {
  const t = useTranslations('desk');
  const words = useTranslations('desk-catalogue');
  const { answer, again } = useDeskAnswer('adminCategoryTree.all', {});
  const [ordered, setOrdered] = useState<CategoryBranch[] | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const categories = ordered ?? (answer?.ok ? answer.data : null);
  // moves are sent one after another, and the tree is loaded only after the last one, so that quick
  // moves end where the last one led
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const send = async (call: () => ReturnType<typeof deskCall>): Promise<boolean> => {
    const sent = last.current.then(call);
    last.current = sent;
    const { ok, message } = await sent;
    if (!ok) deskToast('wrong', message || t('no-network'));
    if (last.current !== sent) return ok;
    const tree = await deskCall('adminCategoryTree.all');
    if (tree.ok && last.current === sent) setOrdered(tree.data);
    return ok;
  };
  const move = async (category: CategoryBranch, by: -1 | 1) => {
    const siblings = below(categories ?? [], category.parent_id);
    const from = siblings.indexOf(category);
    const next = moved(siblings, from, by);
    if (!categories || next === siblings) return;
    const rest = categories.filter(({ parent_id }) => parent_id !== category.parent_id);
    setOrdered([...rest, ...next]);
    setAnnouncement(t('moved', { name: category.title, place: from + by + 1, count: next.length }));
    const idsOf = (some: CategoryBranch[]) => some.map(({ id }) => id);
    const sorted = { ids: idsOf(next), seen: idsOf(siblings) };
    await send(() => deskCall('adminCategory.order', sorted));
  };
  /** Moves a category elsewhere in the tree, with everything below it. */
  const put = async (category: CategoryBranch, place: TreePlace) => {
    const all = categories ?? [];
    const { id } = category;
    const { parent_id, before } = place;
    setOrdered(putIn(all, id, place));
    const call = () => deskCall('adminCategoryTree.move', { id, parent_id, before });
    if (!(await send(call))) return;
    const parent = all.find((one) => one.id === parent_id);
    setAnnouncement(words('category-put', { name: category.title, parent: parent?.title ?? '—' }));
  };
  /** Moves it below the sibling before it (1), or out of its parent (-1), if possible. */
  const shift = (category: CategoryBranch, by: -1 | 1) => {
    const place = placeBeside(categories ?? [], category, by);
    if (place) void put(category, place);
  };
  const problem = answer && !answer.ok ? answer.message : null;
  return { categories, problem, again, move, put, shift, announcement };
}

function placeBeside(
  all: CategoryBranch[],
  category: CategoryBranch,
  by: -1 | 1,
): TreePlace | null {
  const siblings = below(all, category.parent_id);
  const before = siblings[siblings.indexOf(category) - 1];
  if (by === 1) return before ? placeIn(before.id, null) : null;
  const parent = all.find(({ id }) => id === category.parent_id);
  if (!parent) return null;
  const beside = below(all, parent.parent_id);
  return placeIn(parent.parent_id, beside[beside.indexOf(parent) + 1]?.id ?? null);
}

const placeIn = (parent_id: number | null, before: number | null): TreePlace => ({
  parent_id,
  before,
  depth: 0,
});
