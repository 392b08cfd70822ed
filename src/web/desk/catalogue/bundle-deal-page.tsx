import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';

const BLANK = { title: {}, buy: 3, free: 1 };
const CALLS = {
  open: 'adminBundleDeal.open',
  save: 'adminBundleDeal.save',
  remove: 'adminBundleDeal.delete',
  restore: 'adminBundleDeal.restore',
  edits: 'adminBundleDeal.edits',
} as const;

export default function BundleDealPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  const labels: Record<string, string> = {
    title: common('name'),
    buy: t('buy'),
    free: t('free'),
  };
  return (
    <EditScreen
      noun="bundle-deal"
      calls={CALLS}
      path="/admin/bundle-deals"
      back={t('deals')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('deal-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      aside={(opened) =>
        opened && (
          <p className="card p-4 text-sm">{t('deal-uses', { count: Number(opened.products) })}</p>
        )
      }
    >
      {() => (
        <FieldCard title={t('deal')}>
          <TextsField name="title" label={common('name')} />
          <NumberField name="buy" label={t('buy')} hint={t('deal-hint')} />
          <NumberField name="free" label={t('free')} />
        </FieldCard>
      )}
    </EditScreen>
  );
}
