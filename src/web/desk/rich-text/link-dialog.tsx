import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { linkAddress } from '#web/desk/rich-text/link-address.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  address: string;
  /** Called with the address; empty removes the link, null changes nothing. */
  answer: (address: string | null) => void;
  /** The text element, which gets the focus back. */
  text: () => HTMLElement;
};

/** Asks for the address of a link: a page of this site, or elsewhere. */
export function LinkDialog({ address, answer, text }: Props) {
  const t = useTranslations('desk');
  const [typed, setTyped] = useState(address);
  const [fault, setFault] = useState('');
  const finish = () => {
    if (typed.trim() === '') return answer('');
    const found = linkAddress(typed);
    if (found === null) return setFault(t('link-wrong'));
    answer(found);
  };
  return (
    <FormDialog
      title={t('rich-link')}
      done={t('link-set')}
      finish={finish}
      close={() => answer(null)}
      finalFocus={text}
    >
      <Field label={t('link-address')} hint={t('link-hint')} fault={fault} alert>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="field"
          />
        )}
      </Field>
    </FormDialog>
  );
}
