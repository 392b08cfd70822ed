import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PersonMenu } from '#web/desk/frame/person-menu.tsx';
import { Waiting } from '#web/desk/frame/waiting.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { call } from '#web/ui/api.ts';

/** For people without a store: how to get one, or the state of their application. */
export function NoStore() {
  const t = useTranslations('seller');
  const [applied, setApplied] = useState<boolean | null>(null);
  useEffect(() => {
    void call('sellerApplication.find').then((own) =>
      setApplied(own.ok && own.data.state === 'received'),
    );
  }, []);
  if (applied === null) return <Waiting />;
  return (
    <>
      <header className="flex border-b border-line bg-ground px-4 py-2">
        <PersonMenu />
      </header>
      <main id="content" className="mx-auto grid max-w-2xl gap-4 p-4 md:p-8">
        <ScreenTitle title={t(applied ? 'applied' : 'no-store')} />
        <p className="text-ink-2">{t(applied ? 'applied-text' : 'no-store-text')}</p>
        <p className="flex flex-wrap gap-3">
          {!applied && (
            <a href="/seller/register" className="button button-primary">
              {t('apply')}
            </a>
          )}
          <a
            href="/seller/application"
            className={`button ${applied ? 'button-primary' : 'button-quiet'}`}
          >
            {t('see-application')}
          </a>
        </p>
      </main>
    </>
  );
}
