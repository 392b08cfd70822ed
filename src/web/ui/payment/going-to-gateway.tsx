import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { GatewayVisit } from '#web/ui/payment/go-to-gateway.ts';
import { gatewayNames } from '#contract/gateway-names.ts';
import '#web/ui/words/owing-words.client.ts';

/** Says that the browser is on its way to a gateway's page, with links in case nothing happens. */
export default function GoingToGateway({ action, method, order }: GatewayVisit) {
  const t = useTranslations('owed');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="mx-auto flex max-w-lg flex-col items-center gap-3 py-12 text-center outline-none"
    >
      <Icon name="loader-circle" size={36} className="animate-spin text-primary" />
      <p className="text-xl font-semibold">
        {t.rich('leaving', { maker: () => <bdi>{gatewayNames[method]}</bdi> })}
      </p>
      <p className="text-ink-2">{t('leaving-detail')}</p>
      <p className="flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm">
        {action.kind === 'redirect' && (
          <a href={action.url} className="link inline-flex min-h-8 items-center font-semibold">
            {t('go-there')}
          </a>
        )}
        <a href={order} className="link inline-flex min-h-8 items-center">
          {t('to-order')}
        </a>
      </p>
    </div>
  );
}
