// The first step: a file, the store that gets its products, and the language of its texts.
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import type { Import } from '#web/desk/imports/import-page.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { upload } from '#web/desk/parts/upload.ts';
import { Field } from '#web/ui/form/field.tsx';

export default function NewImportPage() {
  const t = useTranslations('desk-import');
  const said = useTranslations('desk');
  const { languages } = useWho().market;
  const go = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [store, setStore] = useState<number | null>(null);
  const [language, setLanguage] = useState(languages.find((one) => one.is_default)?.code ?? '');
  const [arrived, setArrived] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!file || store === null) return setFault(t('required'));
    setFault('');
    setArrived(0);
    const fields = { file, store_id: String(store), language };
    const answer = await upload('adminImport.upload', fields, setArrived);
    if (answer.ok && isSure(answer.data)) await deskCall('adminImport.try', { id: answer.data.id });
    setArrived(null);
    if (answer.ok) await go(`/admin/imports/${answer.data.id}`, { replace: true });
    else setFault(answer.message || said('no-network'));
  };
  return (
    <>
      <ScreenTitle title={t('new')} />
      <form
        onSubmit={(event) => void send(event)}
        className="card grid max-w-xl gap-5 p-4"
        noValidate
      >
        <FileChoice choose={setFile} />
        <StoreChoice store={store} choose={setStore} />
        <LanguageChoice language={language} choose={setLanguage} />
        <p className="text-sm text-ink-2">{t('pictures')}</p>
        {fault && (
          <p role="alert" className="text-sm text-drop">
            {fault}
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

/** Whether it is known what each column is: then it can be tried out at once. */
const isSure = ({ sheet }: Import): boolean =>
  sheet !== null && sheet.recognised && sheet.columns.every(({ sure }) => sure);

type Choice = { language: string; choose: (language: string) => void };

/** One of the shop's languages: the one that the file's texts are in. */
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
