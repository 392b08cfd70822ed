import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { DialogButton } from '#web/desk/parts/dialog-button.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { upload } from '#web/desk/parts/upload.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Uploads a bank file; matching entries are booked at once, the rest are listed. */
export function TakeStatement({ again }: { again: () => void }) {
  const t = useTranslations('desk-money');
  return (
    <DialogButton
      label={t('take-statement')}
      icon="plus"
      primary
      dialog={(close) => <Sending {...{ again, close }} />}
    />
  );
}

function Sending({ again, close }: { again: () => void; close: () => void }) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const [file, setFile] = useState<File | null>(null);
  const [mapping, setMapping] = useState('');
  const [problem, setProblem] = useState('');
  const [waits, setWaits] = useState(false);
  const send = async () => {
    if (!file) return setProblem(t('file-missing'));
    setWaits(true);
    const sent = { file, name: file.name, ...(mapping && { mapping }) };
    const taken = await upload('bankStatement.take', sent, () => undefined);
    setWaits(false);
    if (!taken.ok) return setProblem(taken.message || desk('no-network'));
    const { booked, open } = taken.data;
    deskToast('done', t('statement-result', { booked, open }));
    again();
    close();
  };
  return (
    <FormDialog
      title={t('take-statement')}
      done={t('take-in')}
      finish={() => void send()}
      waits={waits}
      close={close}
    >
      <Field label={t('file')} hint={t('statement-hint')} fault={problem || undefined} alert>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".xml,.csv,.txt,.sta,.mt940,.940"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            className="field"
          />
        )}
      </Field>
      <Mapping value={mapping} choose={setMapping} />
    </FormDialog>
  );
}

type MappingProps = { value: string; choose: (mapping: string) => void };

/** The CSV layouts that the owner has set up; the bank writes its files in one of them. */
function Mapping({ value, choose }: MappingProps) {
  const t = useTranslations('desk-money');
  const { answer } = useDeskAnswer('bankCsv.all', {});
  if (!answer?.ok || answer.data.length === 0) return null;
  return (
    <Field label={t('csv-of')} hint={t('csv-hint')}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        >
          <option value="">–</option>
          {answer.data.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
