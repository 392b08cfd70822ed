import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '#web/desk/edit/leave-guard.tsx';
import { ListFile } from '#web/desk/list/list-file.tsx';
import { ListEmpty, ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListTools } from '#web/desk/list/list-tools.tsx';
import { noneOf } from '#web/desk/list/list-state.ts';
import { useListed } from '#web/desk/list/use-listed.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { PercentDialog } from '#web/seller/stock/percent-dialog.tsx';
import { SavePreview } from '#web/seller/stock/save-preview.tsx';
import { StockGrid } from '#web/seller/stock/stock-grid.tsx';
import { useStockEdits } from '#web/seller/stock/use-stock-edits.ts';

const VIEWS = ['low', 'out', 'no-sku'] as const;

/** Price and stock of all the store's products, typed as in a spreadsheet. */
export default function StockPage() {
  const t = useTranslations('seller-stock');
  const listed = useListed({ list: 'sellerInventory.list', filters: [], order: undefined });
  const { state, change, answer, again, found, narrowed, size, rows } = listed;
  const edits = useStockEdits(again);
  const [asks, setAsks] = useState<'percent' | 'save' | null>(null);
  const count = edits.edits.size;
  return (
    <>
      <ScreenTitle title={t('stock')}>
        {found && found.total > 0 && (
          <>
            <ListFile file="sellerInventory.export" {...{ state, ...found }} />
            <button
              type="button"
              onClick={() => setAsks('percent')}
              className="button button-quiet"
            >
              {t('percent')}
            </button>
          </>
        )}
      </ScreenTitle>
      <div className="card">
        <ListTools
          filters={[]}
          {...{ state, change }}
          sorts={SORTS.map((name) => ({ name, label: t(`sort-${name}`) }))}
          views={VIEWS.map((name) => ({ name, label: t(`view-${name}`) }))}
        />
        {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
        {!answer && <div aria-hidden className="skeleton m-4 h-64" />}
        {rows.length > 0 && <StockGrid rows={rows} state={edits} />}
        {found?.rows.length === 0 && (
          <ListEmpty
            clear={narrowed ? () => change({ q: '', view: '', filters: noneOf(state) }) : null}
          >
            <p>{t('empty')}</p>
          </ListEmpty>
        )}
        {found && (
          <ListPager {...{ size, ...found }} page={state.page} turn={(page) => change({ page })} />
        )}
      </div>
      {count > 0 && <TypedBar count={count} clear={edits.clear} review={() => setAsks('save')} />}
      {asks === 'percent' && (
        <PercentDialog
          change={(percent) => edits.reprice(rows, percent)}
          close={() => setAsks(null)}
        />
      )}
      {asks === 'save' && <SavePreview state={edits} close={() => setAsks(null)} />}
      <LeaveGuard changed={count > 0} />
    </>
  );
}

const SORTS = ['sku', 'stock'] as const;

type BarProps = { count: number; clear: () => void; review: () => void };

/** The number of changed rows, and the buttons to save or discard them. */
function TypedBar({ count, clear, review }: BarProps) {
  const t = useTranslations('seller-stock');
  return (
    <div
      role="region"
      aria-label={t('stock')}
      className={
        'foot-act shadow-float sticky bottom-(--foot,0px) z-10 mt-4 flex flex-wrap items-center gap-2 ' +
        'border-t border-line bg-ground p-3 max-md:-mx-4 md:bottom-4 ' +
        'md:rounded-[var(--radius)] md:border'
      }
    >
      <p role="status" className="figures me-auto text-sm font-semibold">
        {t('typed', { count })}
      </p>
      <button type="button" onClick={clear} className="button button-quiet">
        {t('clear')}
      </button>
      <button type="button" onClick={review} className="button button-primary">
        {t('review')}
      </button>
    </div>
  );
}
