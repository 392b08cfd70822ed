import { useTranslations } from 'use-intl';
import { FactorCard } from '#web/desk/me/factor-card.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

/** Who works here, about themselves. */
export default function MePage() {
  const t = useTranslations('desk');
  return (
    <>
      <ScreenTitle title={t('my-account')} />
      <div className="grid max-w-3xl gap-4">
        <FactorCard />
      </div>
    </>
  );
}
