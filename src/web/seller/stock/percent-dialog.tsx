import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = { change: (percent: number) => void; close: () => void };
const PERCENT = /^[+-]?\d{1,3}(\.\d{1,2})?$/;

/** Raises or lowers every shown price; nothing is saved before a preview. */
export function PercentDialog({ change, close }: Props) {
  const t = useTranslations('seller-stock');
  const words = useTranslations('desk-list');
  const [typed, setTyped] = useState('');
  const ready = PERCENT.test(typed) && Number(typed) > -100;
  return (
    <FormDialog
      title={t('percent')}
      done={t('percent-do')}
      close={close}
      finish={() => {
        if (!ready) return;
        change(Number(typed));
        close();
      }}
    >
      <Field label={words('percent')} hint={t('percent-hint')}>
        {(control) => (
          <span className="flex items-center gap-2">
            <input
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(plainNumber(target.value).replace('−', '-'))}
              dir="ltr"
              className="field max-w-32"
            />
            %
          </span>
        )}
      </Field>
    </FormDialog>
  );
}
