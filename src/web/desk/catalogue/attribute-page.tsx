import { useTranslations } from 'use-intl';
import { AttributeValues } from '#web/desk/catalogue/attribute-values.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';

const BLANK = { title: {}, slug: '', values: [] };
const CALLS = {
  open: 'adminAttribute.open',
  save: 'adminAttribute.save',
  remove: 'adminAttribute.delete',
  restore: 'adminAttribute.restore',
  edits: 'adminAttribute.edits',
} as const;

export default function AttributePage() {
  const t = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: t('name'),
    slug: t('address'),
    values: t('values'),
  };
  return (
    <EditScreen
      noun="attribute"
      calls={CALLS}
      path="/admin/attributes"
      back={t('attributes')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('attribute-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      aside={(opened) =>
        opened && (
          <p className="text-sm">{t('attribute-uses', { count: Number(opened.products) })}</p>
        )
      }
    >
      {() => (
        <>
          <FieldCard title={t('attribute')}>
            <TextsField name="title" label={t('name')} />
            <TextField name="slug" label={t('address')} hint={t('address-hint')} ltr />
          </FieldCard>
          <FieldCard title={t('values')}>
            <AttributeValues />
          </FieldCard>
        </>
      )}
    </EditScreen>
  );
}
