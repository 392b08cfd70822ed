import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { gatewayNames } from '#contract/gateway-names.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { DialogButton } from '#web/desk/parts/dialog-button.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** Takes in a gateway's file, and shows how it matches the books. */
export function TakeSettlement() {
  const t = useTranslations('desk-money');
  return (
    <DialogButton
      label={t('take-settlement')}
      icon="plus"
      primary
      dialog={(close) => <Sending close={close} />}
    />
  );
}

function Sending({ close }: { close: () => void }) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const go = useNavigate();
  const [gateway, setGateway] = useState(Object.keys(gatewayNames)[0] ?? '');
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [waits, setWaits] = useState(false);
  const send = async () => {
    if (!file) return setProblem(t('file-missing'));
    setWaits(true);
    const sent = { gateway, name: file.name, csv: await file.text() };
    const answer = await deskCall('settlement.take', sent);
    setWaits(false);
    if (!answer.ok)
      return setProblem(answer.message || Object.values(answer.fields)[0] || desk('no-network'));
    deskToast('done', answer.message);
    await go(`/admin/settlements/${answer.data.id}`);
  };
  return (
    <FormDialog
      title={t('take-settlement')}
      done={t('take-in')}
      finish={() => void send()}
      waits={waits}
      close={close}
    >
      <Field label={t('way')}>
        {(control) => (
          <select
            {...control}
            value={gateway}
            onChange={({ target }) => setGateway(target.value)}
            className="field"
          >
            {Object.entries(gatewayNames).map(([method, name]) => (
              <option key={method} value={method}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('file')} hint={t('settlement-hint')} fault={problem || undefined} alert>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.txt"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            className="field"
          />
        )}
      </Field>
    </FormDialog>
  );
}
