import { useTranslations } from 'use-intl';
import { PersonMenu } from '#web/desk/frame/person-menu.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

/** For who works for no store: how one comes to have one. */
export function NoStore() {
  const t = useTranslations('seller');
  return (
    <>
      <header className="flex border-b border-line bg-ground px-4 py-2">
        <PersonMenu />
      </header>
      <main id="content" className="mx-auto grid max-w-2xl gap-4 p-4 md:p-8">
        <ScreenTitle title={t('no-store')} />
        <p className="text-ink-2">{t('no-store-text')}</p>
        <p className="flex flex-wrap gap-3">
          <a href="/seller/register" className="button button-primary">
            {t('apply')}
          </a>
          <a href="/seller/application" className="button button-quiet">
            {t('see-application')}
          </a>
        </p>
      </main>
    </>
  );
}
