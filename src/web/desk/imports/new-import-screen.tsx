// The first step: a file, the store for its products, and the language of its texts.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import type { Import, ImportCalls } from '#web/desk/imports/import-screen.tsx';
import { packed } from '#web/desk/imports/packed.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { upload } from '#web/desk/parts/upload.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  calls: Pick<ImportCalls, 'upload' | 'try'>;
  path: string;
  /** Sellers import into their own store, and their file is uploaded as soon as it is chosen. */
  ofStore: boolean;
};
const AGAIN_MS = 3000;

export function NewImportScreen({ calls, path, ofStore }: Props) {
  const t = useTranslations('desk-import');
  const { languages } = useWho().market;
  const [file, setFile] = useState<File | null>(null);
  const [store, setStore] = useState<number | null>(null);
  const [language, setLanguage] = useState(languages.find((one) => one.is_default)?.code ?? '');
  const { send, arrived, lost, fault } = useUpload({ calls, path, ofStore });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send({ file, store, language });
  };
  return (
    <>
      <ScreenTitle title={t('new')} />
      <form onSubmit={submit} className="card grid max-w-xl gap-5 p-4" noValidate>
        {!ofStore && <FileChoice choose={setFile} />}
        {!ofStore && <StoreChoice store={store} choose={setStore} />}
        <LanguageChoice language={language} choose={setLanguage} />
        {ofStore && (
          <FileChoice
            choose={(chosen) => {
              setFile(chosen);
              if (chosen) void send({ file: chosen, store, language });
            }}
          />
        )}
        <p className="text-sm text-ink-2">{ofStore ? t('rules-store') : t('pictures')}</p>
        {fault && (
          <p role="alert" className="text-sm text-drop">
            {fault}
          </p>
        )}
        {lost && (
          <p role="status" className="text-sm text-warn">
            {t('lost')}
          </p>
        )}
        {arrived !== null && <progress value={arrived} aria-label={t('uploading')} />}
        <button
          type="submit"
          disabled={arrived !== null}
          className="button button-primary justify-self-start"
        >
          {t('upload')}
        </button>
      </form>
    </>
  );
}

type Sent = { file: File | null; store: number | null; language: string };

/**
 * Uploads a file, tries it out if its columns are known, and opens it. Without a network it waits,
 * and continues by itself.
 */
function useUpload({ calls, path, ofStore }: Props) {
  const t = useTranslations('desk-import');
  const desk = useTranslations('desk');
  const go = useNavigate();
  const [arrived, setArrived] = useState<number | null>(null);
  const [lost, setLost] = useState(false);
  const [fault, setFault] = useState('');
  // only the last chosen file is opened, and only if the person is still here
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current++;
    },
    [],
  );
  const send = async ({ file, store, language }: Sent) => {
    if (!file || (store === null && !ofStore))
      return setFault(ofStore ? t('required-file') : t('required'));
    const thisTurn = ++turn.current;
    const isMine = () => thisTurn === turn.current;
    const showProgress = (part: number) => isMine() && setArrived(part);
    setFault('');
    setArrived(0);
    const fields = {
      file: await packed(file),
      ...(!ofStore && { store_id: String(store) }),
      language,
    };
    let answer = await upload(calls.upload, fields, showProgress);
    while (!answer.ok && answer.code === 'offline' && isMine()) {
      setLost(true);
      await network();
      answer = await upload(calls.upload, fields, showProgress);
    }
    if (answer.ok && isSure(answer.data)) await deskCall(calls.try, { id: answer.data.id });
    const problem = answer.ok ? '' : answer.message || desk('no-network');
    if (!isMine()) return deskToast('wrong', problem);
    setLost(false);
    setArrived(null);
    if (answer.ok) await go(`${path}/${answer.data.id}`, { replace: true });
    else setFault(problem);
  };
  return { send, arrived, lost, fault };
}

/** Waits for the network, or for a moment, because a browser does not always know. */
const network = () =>
  new Promise<void>((resolve) => {
    const clock = setTimeout(done, AGAIN_MS);
    function done() {
      clearTimeout(clock);
      removeEventListener('online', done);
      resolve();
    }
    addEventListener('online', done);
  });

/** Whether every column has a field, so that a trial can start at once. */
const isSure = ({ sheet }: Import): boolean =>
  sheet !== null && sheet.recognised && sheet.columns.every(({ sure }) => sure);

type Choice = { language: string; choose: (language: string) => void };

/** The language of the file's texts: one of the shop's. */
function LanguageChoice({ language, choose }: Choice) {
  const t = useTranslations('desk-import');
  const { languages } = useWho().market;
  return (
    <Field label={t('language')}>
      {(control) => (
        <select
          {...control}
          value={language}
          onChange={({ target }) => choose(target.value)}
          className="field"
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function FileChoice({ choose }: { choose: (file: File | null) => void }) {
  const t = useTranslations('desk-import');
  return (
    <Field label={t('file')} hint={t('file-hint')}>
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          onChange={({ target }) => choose(target.files?.[0] ?? null)}
          className="field py-2"
        />
      )}
    </Field>
  );
}

function StoreChoice({
  store,
  choose,
}: {
  store: number | null;
  choose: (id: number | null) => void;
}) {
  const t = useTranslations('desk-import');
  return (
    <Field label={t('store')}>
      {(control) => (
        <Reference
          label={t('store')}
          list="adminStoreChoice.list"
          id={store}
          choose={choose}
          control={{ ...control, name: 'store_id', ref: () => {} }}
          disabled={false}
        />
      )}
    </Field>
  );
}
