import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';

const BLANK = { title: {} };
const CALLS = {
  open: 'adminTag.open',
  save: 'adminTag.save',
  remove: 'adminTag.delete',
  restore: 'adminTag.restore',
  edits: 'adminTag.edits',
} as const;

export default function TagPage() {
  const t = useTranslations('desk-collections');
  const common = useTranslations('desk-catalogue');
  return (
    <EditScreen
      noun="tag"
      calls={CALLS}
      path="/admin/tags"
      back={t('tags')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('tag-new')}
      labelOf={(field) => (field.startsWith('title') ? common('name') : field)}
      aside={(opened) =>
        opened && (
          <div className="card grid gap-2 p-4 text-sm">
            <p>{t('tag-uses', { count: Number(opened.products) })}</p>
            <p className="text-ink-2">{t('tag-key', { slug: String(opened.slug) })}</p>
          </div>
        )
      }
    >
      {() => (
        <FieldCard title={t('tag')}>
          <TextsField name="title" label={common('name')} />
        </FieldCard>
      )}
    </EditScreen>
  );
}
