import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { front } from '#web/desk/frame/front.ts';

/** Shown if a screen fails to render: what to do. */
export function DeskError() {
  const t = useTranslations('desk');
  return (
    <main className="grid min-h-dvh place-content-center gap-3 p-6 text-center">
      <h1 className="text-xl">{t('broken')}</h1>
      <button type="button" onClick={() => location.reload()} className="button button-primary">
        {t('reload')}
      </button>
    </main>
  );
}

/** Shown for an unknown address. */
export function NoScreen() {
  const t = useTranslations('desk');
  return (
    <div className="grid justify-items-start gap-3">
      <h1 className="text-xl">{t('no-screen')}</h1>
      <Link to={front().root} className="button button-primary">
        {t('nav-home')}
      </Link>
    </div>
  );
}
