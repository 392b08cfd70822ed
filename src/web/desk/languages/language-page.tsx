import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { findWho } from '#web/desk/frame/who.ts';
import { LanguageChoice } from '#web/desk/languages/language-choice.tsx';
import { LanguageFacts } from '#web/desk/languages/language-facts.tsx';
import { LanguageGaps } from '#web/desk/languages/language-gaps.tsx';
import { MakeDefault } from '#web/desk/languages/make-default.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';

const BLANK = { code: '', name: '', enabled: false };
const CALLS = {
  open: 'adminLanguage.open',
  save: 'adminLanguage.save',
  remove: 'adminLanguage.delete',
  restore: 'adminLanguage.restore',
  edits: 'adminLanguage.edits',
} as const;
export type OpenedLanguage = DeskData<'adminLanguage.open'>;

const isLanguage = (opened: OpenedThing | null): opened is OpenedLanguage =>
  typeof opened?.code === 'string';

export default function LanguagePage() {
  const t = useTranslations('desk-languages');
  const labels: Record<string, string> = {
    code: t('language'),
    name: t('name'),
    enabled: t('enabled'),
    is_default: t('default'),
    position: t('order'),
  };
  return (
    <EditScreen
      noun="language"
      calls={CALLS}
      path="/admin/languages"
      back={t('languages')}
      blank={BLANK}
      saved={() => void findWho()}
      deleted={t('delete-text')}
      titleOf={(opened) => String(opened?.name ?? t('new'))}
      labelOf={(field) => labels[field] ?? field}
      aside={(opened) =>
        isLanguage(opened) && (
          <>
            <LanguageFacts language={opened} />
            <LanguageGaps id={opened.id} code={opened.code} />
          </>
        )
      }
    >
      {(opened) => (
        <FieldCard title={t('language')}>
          {!opened && <LanguageChoice />}
          <TextField name="name" label={t('name')} hint={t('name-hint')} />
          {opened?.is_default ? (
            <p className="text-sm text-ink-2">{t('default-hint')}</p>
          ) : (
            <SwitchField name="enabled" label={t('enabled')} hint={t('enabled-hint')} />
          )}
          {isLanguage(opened) && <MakeDefault language={opened} />}
        </FieldCard>
      )}
    </EditScreen>
  );
}
