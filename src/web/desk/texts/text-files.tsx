import { useTranslations } from 'use-intl';
import { listQueryOf, type ListState } from '#web/desk/list/list-state.ts';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { DialogButton } from '#web/desk/parts/dialog-button.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import type { TextLanguage } from '#web/desk/texts/text-language.ts';
import { TakeFile } from '#web/desk/texts/take-file.tsx';

type Props = { language: TextLanguage; state: ListState; taken: () => void };

/** Downloads the matching texts as a file for a translator, and takes it back. */
export function TextFiles({ language, state, taken }: Props) {
  const t = useTranslations('desk-texts');
  const desk = useTranslations('desk');
  const download = async (name: 'adminMessageFile.export' | 'adminMessageFile.exportJson') => {
    const { page: _, ...query } = listQueryOf(state);
    const done = await saveFile(name, { ...query, language: language.code });
    if (!done) deskToast('wrong', desk('no-network'));
  };
  return (
    <>
      {(['adminMessageFile.export', 'adminMessageFile.exportJson'] as const).map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => void download(name)}
          className="button button-quiet"
        >
          <DeskIcon name="download" />
          {t('export', { format: name === 'adminMessageFile.export' ? 'CSV' : 'JSON' })}
        </button>
      ))}
      <DialogButton
        label={t('import')}
        dialog={(close) => <TakeFile {...{ language, close, taken }} />}
      />
    </>
  );
}
