import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ChosenBar } from '#web/desk/list/chosen-bar.tsx';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = { selection: Selection; again: () => void };

/** Acts for several products at once, without those that were never approved. */
export function ChosenProducts({ selection, again }: Props) {
  const t = useTranslations('seller-products');
  const desk = useTranslations('desk');
  const [works, setWorks] = useState(false);
  const ids = [...selection.ids].filter((id) => id > 0);
  const archive = async (archived: boolean, some: number[]) => {
    if (works || some.length === 0) return;
    setWorks(true);
    const answer = await deskCall('sellerShelf.archiveMany', { ids: some, archived });
    setWorks(false);
    again();
    if (!answer.ok) return deskToast('wrong', answer.message || desk('no-network'));
    const { done, rows } = answer.data;
    const refused = rows.find((row) => !row.done);
    if (refused) deskToast('wrong', refused.message);
    deskToast('done', t(archived ? 'archived-many' : 'back-many', { count: done }), () => {
      void archive(
        !archived,
        rows.filter((row) => row.done).map(({ id }) => id),
      );
    });
    selection.turn(false);
  };
  return (
    <ChosenBar selection={selection} total={selection.ids.size}>
      {[true, false].map((archived) => (
        <button
          key={String(archived)}
          type="button"
          aria-disabled={works || ids.length === 0}
          onClick={() => void archive(archived, ids)}
          className="button button-quiet max-md:flex-1"
        >
          {t(archived ? 'archive' : 'bring-back')}
        </button>
      ))}
    </ChosenBar>
  );
}
