import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Act, Import } from '#web/desk/imports/import-screen.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';

type Props = { undo: NonNullable<Import['undo']>; act: Act; ofStore: boolean };

/** Undoes an import, after saying what else is lost. */
export function UndoCard({ undo, act, ofStore }: Props) {
  const t = useTranslations('desk-import');
  const [asks, setAsks] = useState(false);
  const { later, ...counts } = undo;
  return (
    <section className="card grid justify-items-start gap-3 p-4">
      {later !== null && <p className="text-sm">{t('undo-later', { later: String(later) })}</p>}
      <button
        type="button"
        disabled={later !== null}
        onClick={() => setAsks(true)}
        className="button button-quiet"
      >
        {t('undo')}
      </button>
      {asks && (
        <ConfirmDialog
          title={t('undo')}
          text={ofStore ? t('undo-text-store', counts) : t('undo-text', counts)}
          yes={t('undo')}
          answer={(sure) => {
            setAsks(false);
            if (sure) void act('undo');
          }}
        />
      )}
    </section>
  );
}
