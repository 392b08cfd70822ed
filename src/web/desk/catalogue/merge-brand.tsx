import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** Moves everything of a brand to another brand, and removes it. */
export function MergeBrand({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-catalogue');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name="layers" />
        {t('brand-merge')}
      </button>
      {asking && <MergeDialog opened={opened} close={() => setAsking(false)} />}
    </>
  );
}

function MergeDialog({ opened, close }: { opened: OpenedThing; close: () => void }) {
  const t = useTranslations('desk-catalogue');
  const words = useTranslations('desk');
  const navigate = useNavigate();
  const [into, setInto] = useState<number | null>(null);
  const [fault, setFault] = useState('');
  const [waits, setWaits] = useState(false);
  const merge = async () => {
    if (into === null) return setFault(t('brand-merge-choose'));
    setWaits(true);
    const { id, version } = opened;
    const answer = await deskCall('adminBrandMerge.merge', { id, version, into });
    setWaits(false);
    if (!answer.ok) return setFault(answer.fields.into ?? (answer.message || words('no-network')));
    close();
    deskToast('done', answer.message);
    await navigate(`/admin/brands/${into}`);
  };
  return (
    <FormDialog
      title={t('brand-merge-title', { name: titleIn(opened) })}
      done={t('brand-merge')}
      finish={() => void merge()}
      waits={waits}
      close={close}
    >
      <p className="text-sm">{t('brand-merge-text', { count: Number(opened.products) })}</p>
      <Field label={t('brand-merge-into')} fault={fault} alert>
        {(control) => (
          <Reference
            label={t('brand-merge-into')}
            list="adminBrand.list"
            id={into}
            choose={(id) => {
              setInto(id);
              setFault('');
            }}
            control={control}
          />
        )}
      </Field>
    </FormDialog>
  );
}
