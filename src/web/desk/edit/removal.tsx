import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  /** What happens to it, if there is more to say than that it is gone. */
  text: string | undefined;
  /** It can be restored for a day. */
  forNow: boolean;
  /** A seller shows it, and reads why it is deleted. */
  missed: boolean;
  go: (reason: string) => Promise<void>;
};

/** Deletes the open thing, after a confirmation; asks for a reason if sellers show it. */
export function Removal({ name, text, forNow, missed, go }: Props) {
  const t = useTranslations('desk');
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button button-quiet justify-self-start text-drop"
      >
        <DeskIcon name="trash-2" />
        {t('delete')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('delete-title', { name })}
          text={text ?? t(forNow ? 'delete-for-now' : 'delete-text')}
          yes={t('delete')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void go(reason);
          }}
        >
          {missed && <Reason value={reason} change={setReason} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function Reason({ value, change }: { value: string; change: (value: string) => void }) {
  const t = useTranslations('desk-product');
  return (
    <Field label={t('hide-reason')} hint={t('hide-reason-hint')}>
      {(control) => (
        <textarea
          {...control}
          value={value}
          rows={3}
          maxLength={500}
          onChange={({ target }) => change(target.value)}
          className="field"
        />
      )}
    </Field>
  );
}
