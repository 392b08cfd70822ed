import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Account } from '#contract/account.ts';
import { call } from '#web/ui/api.ts';
import { ProfileCard } from '#web/storefront/profile/profile-card.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts.tsx';

/** Everything that the market stores about a person, as a file. */
export function DataCard({ account }: { account: Account }) {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const fetchData = async () => {
    setBusy(true);
    const answer = await call('account.data');
    setBusy(false);
    if (answer.ok) save(`account-${account.id}.json`, JSON.stringify(answer.data, null, 2));
    else toast('error', answer.message || t('down'));
  };
  return (
    <ProfileCard title={t('data')} intro={t('data-about')}>
      <WorkButton
        type="button"
        busy={busy}
        onClick={() => void fetchData()}
        className="button button-quiet max-sm:w-full"
      >
        <Icon name="download" size={18} />
        {t('data-download')}
      </WorkButton>
    </ProfileCard>
  );
}

/** Downloads a text as a file. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
