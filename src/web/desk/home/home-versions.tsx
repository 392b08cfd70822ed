import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HomeState } from '#web/desk/home/use-home.ts';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props = { home: HomeState; close: () => void; preview: (arrangement: number) => void };

/** Earlier published versions: view one, or restore it as the draft. */
export function HomeVersions({ home, close, preview }: Props) {
  const t = useTranslations('desk-home');
  const desk = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminHomePage.versions', {});
  const restore = async (arrangement: number) => {
    close();
    await home.replace((version) => deskCall('adminHomePage.restore', { version, arrangement }));
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[8vh] z-50 mx-auto grid max-h-[84vh] max-w-xl ' +
            'gap-3 overflow-y-auto p-5 text-ink'
          }
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="text-lg font-semibold">{t('versions')}</Dialog.Title>
            <Dialog.Close aria-label={desk('close')} className="grid size-10 place-items-center">
              <DeskIcon name="x" />
            </Dialog.Close>
          </div>
          {!answer && <p role="status">{desk('loading')}</p>}
          {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
          {answer?.ok && answer.data.length === 0 && (
            <p className="text-ink-2">{t('versions-none')}</p>
          )}
          {answer?.ok && (
            <ol className="grid gap-3">
              {answer.data.map((version) => (
                <Version
                  key={version.number}
                  version={version}
                  preview={() => {
                    close();
                    preview(version.number);
                  }}
                  instead={home.begun}
                  restore={() => void restore(version.number)}
                />
              ))}
            </ol>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type VersionProps = {
  version: DeskData<'adminHomePage.versions'>[number];
  /** There is a draft, which restoring would discard. */
  instead: boolean;
  preview: () => void;
  restore: () => void;
};

function Version({
  version: { number, by, at, changes },
  instead,
  preview,
  restore,
}: VersionProps) {
  const t = useTranslations('desk-home');
  const [asking, setAsking] = useState(false);
  const momentOf = useMomentText();
  const when = momentOf(at);
  return (
    <li className="grid gap-2 border-t border-line pt-3 text-sm">
      <p className="font-semibold">{t('version', { number, by, at: when })}</p>
      <ul className="list-disc ps-5 text-ink-2">
        {changes.map(({ what, kind, title }, index) => {
          const own = title[document.documentElement.lang] ?? Object.values(title)[0];
          const name = own ? `${t(`kind-${kind}`)} (${own})` : t(`kind-${kind}`);
          return <li key={`${what} ${index}`}>{t(`change-${what}`, { name })}</li>;
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={preview} className="button button-quiet">
          {t('look-at', { number })}
        </button>
        <button
          type="button"
          onClick={() => (instead ? setAsking(true) : restore())}
          className="button button-quiet"
        >
          {t('restore', { number })}
        </button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('discard-title')}
          text={t('discard-text')}
          yes={t('restore', { number })}
          answer={(sure) => {
            setAsking(false);
            if (sure) restore();
          }}
        />
      )}
    </li>
  );
}
