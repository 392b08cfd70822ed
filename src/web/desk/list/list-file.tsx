import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { listQueryOf, type ListState } from '#web/desk/list/list-state.ts';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = { file: DeskCall; state: ListState; total: number; more: boolean };

/** All rows that match, as a file. */
export function ListFile({ file, state, total, more }: Props) {
  const t = useTranslations('desk');
  const download = async () => {
    const { page: _, ...query } = listQueryOf(state);
    if (!(await saveFile(file, query))) deskToast('wrong', t('no-network'));
  };
  return (
    <button type="button" onClick={() => void download()} className="button button-quiet">
      <DeskIcon name="download" />
      {more ? t('export-many') : t('export', { count: total })}
    </button>
  );
}
