// Takes a translated file: shows its changes first, then saves them.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageFile } from '#contract/admin/message-file.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { withColon } from '#web/desk/parts/named.ts';
import { upload } from '#web/desk/parts/upload.ts';
import type { TextLanguage } from '#web/desk/texts/text-language.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = { language: TextLanguage; close: () => void; taken: () => void };
type Read = DeskData<'adminMessageFile.try'>;

/** The chosen file: checked as soon as it is chosen, and saved only as checked. */
function useTranslatedFile({ language, close, taken }: Props) {
  const t = useTranslations('desk-texts');
  const desk = useTranslations('desk');
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [fault, setFault] = useState('');
  const [waits, setWaits] = useState(false);
  const ask = async (sent: File, stamp: number | null) => {
    setFault('');
    setWaits(true);
    const fields = { language: language.code, file: sent };
    const answer =
      stamp === null
        ? await upload('adminMessageFile.try', fields, () => {})
        : await upload('adminMessageFile.take', { ...fields, stamp: String(stamp) }, () => {});
    setWaits(false);
    if (!answer.ok) {
      setRead(null); // it is checked again before it is saved
      return setFault(answer.message || desk('no-network'));
    }
    if (stamp === null) return setRead(answer.data);
    deskToast('done', answer.message);
    taken();
    close();
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(null);
    setFault('');
    if (chosen) void ask(chosen, null);
  };
  const count = read ? read.changed + read.taken_back : 0;
  const finish = () => {
    if (!file) return setFault(t('file-none'));
    if (read && count === 0) return close();
    void ask(file, read?.stamp ?? null);
  };
  return { read, fault, waits, count, choose, finish };
}

export function TakeFile(props: Props) {
  const t = useTranslations('desk-texts');
  const desk = useTranslations('desk');
  const { language, close } = props;
  const { read, fault, waits, count, choose, finish } = useTranslatedFile(props);
  const done = !read ? t('file-check') : count > 0 ? t('file-take', { count }) : desk('close');
  return (
    <FormDialog
      title={t('file-title', { language: language.name })}
      {...{ done, finish, waits, close }}
    >
      <Field
        label={t('file')}
        hint={t('file-hint', { megabytes: messageFile.mostBytes / 1_000_000 })}
        fault={fault}
        alert
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.json,.txt,text/csv,application/json"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
            className="field py-2"
          />
        )}
      </Field>
      <div aria-live="polite" className="grid gap-3">
        {waits && <p className="text-sm text-ink-2">{desk('loading')}</p>}
        {read && <Outcome {...{ read, language }} />}
      </div>
    </FormDialog>
  );
}

function Outcome({ read, language }: { read: Read; language: TextLanguage }) {
  const t = useTranslations('desk-texts');
  const { changed, taken_back: back, unchanged, empty, refused, changes, faults } = read;
  return (
    <>
      <p className="text-sm">{t('file-read', { changed, back, unchanged, empty, refused })}</p>
      {faults.length > 0 && (
        <section className="grid gap-1 text-sm text-drop">
          <h3 className="font-semibold">{t('file-refused')}</h3>
          <ul className="grid gap-1">
            {faults.map(({ row, section, key, reason }) => (
              <li key={row}>
                {row}. <bdi dir="ltr">{`${section}.${key}`}</bdi>
                {withColon('') + reason}
              </li>
            ))}
          </ul>
        </section>
      )}
      {changes.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-8 font-semibold">{t('file-changes')}</summary>
          <ul className="grid gap-2" lang={language.code} dir={language.direction}>
            {changes.map(({ section, key, was, becomes }) => (
              <li key={`${section}.${key}`} className="break-words">
                <bdi dir="ltr" className="text-xs text-ink-2">{`${section}.${key}`}</bdi>
                <br />
                {was && <del className="text-drop">{was}</del>}{' '}
                <ins className="text-good no-underline">{becomes}</ins>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
