import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { keepBearer, viewing } from '#web/ui/bearer.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** Always tells staff whose view of the site they see, and has a button that ends it. */
export function ViewingNotice() {
  const t = useTranslations('notice');
  const alive = useHydrated();
  const seen = useReactiveState(user);
  if (!alive || !viewing()) return null;
  const end = async () => {
    await call('auth.logout');
    keepBearer(null);
    window.close(); // closes a tab that the back office opened; any other continues as oneself
    location.replace('/');
  };
  return (
    <div
      role="status"
      className={
        'sticky top-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warn-tint ' +
        'px-4 py-2 text-sm font-semibold text-warn'
      }
    >
      <span>{t('viewing', { name: seen?.name ?? '…' })}</span>
      <button type="button" onClick={() => void end()} className="min-h-8 underline">
        {t('viewing-end')}
      </button>
    </div>
  );
}
