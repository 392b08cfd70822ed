import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeState } from '#web/desk/home/use-home.ts';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

type Props = {
  home: HomeState;
  choose: (id: string) => void;
  openVersions: () => void;
  /** On a phone: whether the page is shown instead of its blocks. */
  seeing: boolean;
  see: () => void;
};

/** Whether everything is saved, and the actions for the whole draft. */
export function ArrangeBar({ home, choose, openVersions, seeing, see }: Props) {
  const t = useTranslations('desk-home');
  const [busy, setBusy] = useState(false);
  const { page, blocks, act } = home;
  const publish = async () => {
    setBusy(true);
    const answer = await act((version) => deskCall('adminHomePage.publish', { version }));
    setBusy(false);
    if (!answer) return;
    if (answer.ok) return deskToast('done', answer.message);
    const at = /^blocks\.(\d+)\./.exec(Object.keys(answer.fields)[0] ?? '')?.[1];
    const unfinished = at === undefined ? undefined : blocks[Number(at)];
    if (unfinished) choose(unfinished.id);
  };
  return (
    <>
      <Saved home={home} />
      <button type="button" onClick={see} className="button button-quiet lg:hidden">
        <DeskIcon name="eye" />
        {t(seeing ? 'blocks' : 'preview')}
      </button>
      <button type="button" onClick={openVersions} className="button button-quiet">
        <DeskIcon name="history" />
        {t('versions')}
      </button>
      {home.begun && <Discard replace={home.replace} />}
      <WorkButton
        busy={busy}
        aria-disabled={!page.draft}
        onClick={() => page.draft && void publish()}
        className="button button-primary aria-disabled:opacity-50"
      >
        {t('publish')}
      </WorkButton>
    </>
  );
}

function Saved({ home: { state, page, save } }: { home: HomeState }) {
  const t = useTranslations('desk-home');
  const desk = useTranslations('desk');
  return (
    <p role="status" className="flex min-h-10 items-center gap-2 text-sm text-ink-2">
      {state === 'failed' ? (
        <>
          <DeskIcon name="triangle-alert" />
          {t('not-saved')}
          <button type="button" onClick={() => void save()} className="link font-semibold">
            {desk('again')}
          </button>
        </>
      ) : (
        t(state === 'saving' ? 'saving' : page.draft ? 'draft' : 'as-in-shop')
      )}
    </p>
  );
}

function Discard({ replace }: Pick<HomeState, 'replace'>) {
  const t = useTranslations('desk-home');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className="button button-quiet">
        {t('discard')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('discard-title')}
          text={t('discard-text')}
          yes={t('discard')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void replace((version) => deskCall('adminHomePage.discard', { version }));
          }}
        />
      )}
    </>
  );
}
