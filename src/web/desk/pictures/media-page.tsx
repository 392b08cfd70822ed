import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { listSize } from '#contract/list-size.ts';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListSearch } from '#web/desk/list/list-search.tsx';
import { listQueryOf, useListState } from '#web/desk/list/list-state.ts';
import { ListViews } from '#web/desk/list/list-views.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { MediaCard } from '#web/desk/pictures/media-card.tsx';

/** All uploaded pictures, and where each is used. */
export default function MediaPage() {
  const t = useTranslations('desk-media');
  const desk = useTranslations('desk');
  const [state, change] = useListState([]);
  const { answer, waits, again } = useDeskAnswer('adminPicture.list', listQueryOf(state));
  const found = answer?.ok ? answer.data : null;
  return (
    <>
      <ScreenTitle title={t('media')}>
        <Clearing done={again} />
      </ScreenTitle>
      <div className="card">
        <ListViews
          views={[
            { name: 'used', label: t('view-used') },
            { name: 'unused', label: t('view-unused') },
          ]}
          chosen={state.view}
          choose={(view) => change({ view })}
        />
        <div className="p-3">
          <ListSearch value={state.q} search={(q) => change({ q })} />
        </div>
        {answer && !answer.ok && (
          <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
            {answer.message || desk('no-network')}
            <button type="button" onClick={again} className="button button-quiet">
              {desk('again')}
            </button>
          </div>
        )}
        {!answer && <div aria-hidden className="skeleton m-4 h-64" />}
        {found?.rows.length === 0 && (
          <p className="p-6 text-ink-2">{state.q || state.view ? desk('nothing') : t('empty')}</p>
        )}
        {found && (
          <ul
            aria-busy={waits}
            className="grid grid-cols-1 gap-3 p-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
          >
            {found.rows.map((picture) => (
              <MediaCard key={picture.name} picture={picture} removed={again} />
            ))}
          </ul>
        )}
        {found && (
          <ListPager
            page={state.page}
            size={listSize.usual}
            total={found.total}
            more={found.more}
            turn={(page) => change({ page })}
          />
        )}
      </div>
    </>
  );
}

/** Deletes unused pictures that are old enough, after asking. */
function Clearing({ done }: { done: () => void }) {
  const t = useTranslations('desk-media');
  const desk = useTranslations('desk');
  const [asking, setAsking] = useState(false);
  const clear = async () => {
    const answer = await deskCall('adminPicture.deleteUnused');
    if (!answer.ok) return deskToast('wrong', answer.message || desk('no-network'));
    deskToast('done', t('cleared', { count: answer.data.deleted }));
    done();
  };
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className="button button-quiet">
        <DeskIcon name="trash-2" />
        {t('clear')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('clear-title')}
          text={t('clear-text')}
          yes={desk('delete')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void clear();
          }}
        />
      )}
    </>
  );
}
