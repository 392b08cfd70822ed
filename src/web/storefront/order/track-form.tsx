import { useState, type FormEvent } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { readFields } from '#web/ui/form/read-fields.ts';

const CODE_MOST = 40;

/** Asks for a code: a plain form, so that the result has an address to keep. */
export function TrackForm({ code, refused }: { code: string; refused: string | undefined }) {
  const t = useTranslations('track');
  const words = useTranslations('refusal');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const empty = !readFields(event.currentTarget, ['tracking_id']).tracking_id;
    setMissing(empty);
    if (empty) event.preventDefault();
  };
  return (
    <Form
      action="/track-order"
      noValidate
      onSubmit={submit}
      className="card flex flex-col gap-3 p-4 sm:flex-row sm:items-start md:p-5 print:hidden"
    >
      <div className="flex-1">
        <TextField
          key={code}
          label={t('code')}
          name="tracking_id"
          defaultValue={code}
          maxLength={CODE_MOST}
          ltr
          hint={t('code-hint')}
          fault={missing ? words('required', { field: t('code') }) : refused}
        />
      </div>
      <div>
        <span aria-hidden className="mb-1 hidden text-sm font-semibold sm:block">
          &nbsp;
        </span>
        <button className="button button-primary max-sm:w-full">
          <Icon name="search" size={18} />
          {t('submit')}
        </button>
      </div>
    </Form>
  );
}
