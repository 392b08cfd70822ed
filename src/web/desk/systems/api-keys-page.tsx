import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ApiKeyRow } from '#web/desk/systems/api-key-row.tsx';
import { NewApiKey } from '#web/desk/systems/new-api-key.tsx';

/** The keys of programs. */
export default function ApiKeysPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminApiKey.all', {});
  const [making, make] = useState(false);
  return (
    <>
      <ScreenTitle title={t('keys')}>
        <button type="button" onClick={() => make(true)} className="button button-primary">
          <DeskIcon name="plus" />
          {t('key-add')}
        </button>
      </ScreenTitle>
      <p className="mb-4 max-w-2xl text-sm text-ink-2">{t('keys-hint')}</p>
      {!answer && <div aria-hidden className="skeleton h-40" />}
      {answer && !answer.ok && <p role="alert">{answer.message || desk('no-network')}</p>}
      {answer?.ok && answer.data.length === 0 && <p className="card p-4">{t('keys-empty')}</p>}
      {answer?.ok && answer.data.length > 0 && (
        <ul className="card">
          {answer.data.map((key) => (
            <ApiKeyRow key={key.id} apiKey={key} changed={again} />
          ))}
        </ul>
      )}
      {making && <NewApiKey made={again} close={() => make(false)} />}
    </>
  );
}
