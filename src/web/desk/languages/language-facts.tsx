import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenedLanguage } from '#web/desk/languages/language-page.tsx';
import { Part } from '#web/desk/languages/part.tsx';

/** The path for writing a language's texts: those that it lacks, if any. */
export const textsPath = (code: string, lacks: boolean): string =>
  `/admin/texts?language=${code}${lacks ? '&view=missing' : ''}`;

/** Facts about a language: its code, its direction, and how complete its texts are. */
export function LanguageFacts({ language }: { language: OpenedLanguage }) {
  const t = useTranslations('desk-languages');
  const desk = useTranslations('desk');
  const { code, title, direction, messages, messages_all: all } = language;
  return (
    <dl className="card grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 p-4 text-sm">
      <dt className="text-ink-2">{t('language')}</dt>
      <dd>{title}</dd>
      <dt className="text-ink-2">{t('code')}</dt>
      <dd>
        <bdi dir="ltr">{code}</bdi>
      </dd>
      <dt className="text-ink-2">{t('direction')}</dt>
      <dd>{direction === 'rtl' ? t('rtl') : t('ltr')}</dd>
      <dt className="text-ink-2">{t('messages')}</dt>
      <dd>
        <Part of={all}>{messages}</Part>{' '}
        <Link
          to={textsPath(code, messages < all)}
          className="link inline-flex min-h-9 items-center"
        >
          {desk('nav-texts')}
        </Link>
      </dd>
    </dl>
  );
}
