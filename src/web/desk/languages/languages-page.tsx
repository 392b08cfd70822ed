import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { textsPath } from '#web/desk/languages/language-facts.tsx';
import { LanguageSwitch } from '#web/desk/languages/language-switch.tsx';
import { NextGap } from '#web/desk/languages/next-gap.tsx';
import { Part } from '#web/desk/languages/part.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { State } from '#web/desk/parts/state.tsx';

/** The languages of the site, the main one first; the others in their own order. */
export default function LanguagesPage() {
  const t = useTranslations('desk-languages');
  return (
    <ListScreen
      title={t('languages')}
      list="adminLanguage.list"
      order={{
        call: 'adminLanguage.order',
        nameOf: ({ name }) => name,
        groupOf: (row) => row.is_default,
      }}
      path="/admin/languages"
      add={t('add')}
      empty={<p>{t('empty')}</p>}
      views={[
        { name: 'on', label: t('on') },
        { name: 'off', label: t('off') },
      ]}
      columns={(again) => [
        {
          name: 'name',
          label: t('language'),
          sorts: true,
          show: ({ code, name, title }) => (
            <span className="min-w-0">
              <span className="block">
                <bdi lang={code}>{name}</bdi>
              </span>
              <span className="block text-xs font-normal text-ink-2">
                {title} · <bdi dir="ltr">{code}</bdi>
              </span>
            </span>
          ),
        },
        {
          name: 'enabled',
          label: t('enabled'),
          card: 'state',
          show: (row) =>
            row.is_default ? (
              <State good>{t('default')}</State>
            ) : (
              <LanguageSwitch key={row.version} language={row} again={again} />
            ),
        },
        {
          name: 'gaps',
          label: t('texts'),
          show: ({ code, gaps }) => <NextGap code={code} gaps={gaps} />,
        },
        {
          name: 'messages',
          label: t('messages'),
          show: (row) => <Texts {...row} />,
        },
      ]}
    />
  );
}

type TextsProps = Pick<RowOf<'adminLanguage.list'>, 'code' | 'messages' | 'messages_all'>;

/** How much of the site's texts a language has, with a link to them. */
const Texts = ({ code, messages, messages_all: all }: TextsProps) => (
  <Link
    to={textsPath(code, messages < all)}
    className="inline-flex min-h-11 items-center hover:text-primary"
  >
    <Part of={all}>{messages}</Part>
  </Link>
);
