import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { offlineMessage } from '#web/ui/api.ts';
import { announce } from '#web/ui/message/announce.ts';

/** Shown while the network is gone; tells screen readers when it is back. */
export function OfflineNotice() {
  const t = useTranslations('offline');
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine);
    const back = () => {
      update();
      announce(t('back'));
    };
    offlineMessage.set(t('call'));
    update();
    addEventListener('online', back);
    addEventListener('offline', update);
    return () => {
      removeEventListener('online', back);
      removeEventListener('offline', update);
    };
  }, [t]);
  return (
    <div role="status">
      {offline && (
        <p
          className={
            'flex items-center justify-center gap-2 bg-warn-tint ' +
            'px-4 py-2 text-sm font-semibold text-warn'
          }
        >
          <Icon name="wifi-off" size={18} />
          {t('notice')}
        </p>
      )}
    </div>
  );
}
