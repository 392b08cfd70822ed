import { useTranslations } from 'use-intl';
import { findWho } from '#web/desk/frame/who.ts';
import { FactorCard } from '#web/desk/me/factor-card.tsx';
import { DeskToasts } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

/** Shown alone to a person who must set up a second factor first. */
export default function OwesFactor() {
  const t = useTranslations('desk');
  return (
    <main id="content" className="mx-auto grid max-w-2xl gap-4 p-4 md:p-8">
      <div>
        <ScreenTitle title={t('owes-title')} />
        <p className="text-ink-2">{t('owes-text')}</p>
      </div>
      <FactorCard done={() => void findWho()} />
      <DeskToasts />
    </main>
  );
}
