import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ApiKeyRow } from '#web/desk/systems/api-key-row.tsx';
import { NewApiKey } from '#web/desk/systems/new-api-key.tsx';

/** What keys need to know about each front. */
export type KeyFront = {
  all: 'adminApiKey.all' | 'sellerKey.all';
  make: 'adminApiKey.make' | 'sellerKey.make';
  revoke: 'adminApiKey.revoke' | 'sellerKey.revoke';
  scopes: readonly string[];
  scopeName: (scope: string) => string;
};

/** The API keys of the market, or of one store. */
export function ApiKeysScreen({ of }: { of: KeyFront }) {
  const ofStore = of.all === 'sellerKey.all';
  const t = useTranslations('desk-keys');
  const { answer, again } = useDeskAnswer(of.all, {});
  const [making, setMaking] = useState(false);
  return (
    <>
      <ScreenTitle title={t('keys')}>
        <button type="button" onClick={() => setMaking(true)} className="button button-primary">
          <DeskIcon name="plus" />
          {t('key-add')}
        </button>
      </ScreenTitle>
      <p className="mb-4 max-w-2xl text-sm text-ink-2">
        {ofStore ? t('keys-hint-store') : t('keys-hint')}
      </p>
      {!answer && <div aria-hidden className="skeleton h-40" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {answer?.ok && answer.data.length === 0 && <p className="card p-4">{t('keys-empty')}</p>}
      {answer?.ok && answer.data.length > 0 && (
        <ul className="card">
          {answer.data.map((key) => (
            <ApiKeyRow key={key.id} of={of} apiKey={key} changed={again} />
          ))}
        </ul>
      )}
      {making && <NewApiKey of={of} made={again} close={() => setMaking(false)} />}
    </>
  );
}
