import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = { selection: Selection; again: () => void };

/** What is done to several products at once; those that were never approved are left out. */
export function ChosenProducts({ selection, again }: Props) {
  const t = useTranslations('seller-products');
  const words = useTranslations('desk-list');
  const desk = useTranslations('desk');
  const [works, work] = useState(false);
  const ids = [...selection.ids].filter((id) => id > 0);
  const archive = async (archived: boolean, some: number[]) => {
    if (works || some.length === 0) return;
    work(true);
    const answer = await deskCall('sellerShelf.archiveMany', { ids: some, archived });
    work(false);
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
    again();
  };
  return (
    <div
      role="region"
      aria-label={words('chosen-rows')}
      className={
        'foot-act shadow-float sticky bottom-(--foot,0px) z-10 mt-4 flex flex-wrap items-center gap-2 ' +
        'border-t border-line bg-ground p-3 max-md:-mx-4 md:bottom-4 md:rounded-[var(--radius)] ' +
        'md:border'
      }
    >
      <p role="status" className="figures me-auto text-sm font-semibold">
        {words('chosen', { count: selection.ids.size })}
      </p>
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
      <button
        type="button"
        aria-label={words('choose-none')}
        onClick={() => selection.turn(false)}
        className="grid size-11 place-items-center rounded-full hover:bg-ground-3"
      >
        <DeskIcon name="x" />
      </button>
    </div>
  );
}
