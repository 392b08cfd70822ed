import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Account } from '#contract/account.ts';
import { call } from '#web/ui/api.ts';
import { ProfileCard } from '#web/storefront/profile/profile-card.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { forgetShopper } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';

/** Deletes the account: explains first what that means, then asks for a second press. */
export function DeleteCard({ account }: { account: Account }) {
  const t = useTranslations('account');
  const { prefix } = useSite();
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  if (account.staff || account.stores.length > 0)
    return <ProfileCard title={t('delete')} intro={t('delete-not')} />;
  const close = () => setAsking(false);
  return (
    <ProfileCard title={t('delete')} intro={t('delete-about')}>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button border border-drop bg-ground text-drop hover:bg-drop-tint max-sm:w-full"
      >
        {t('delete-open')}
      </button>
      <Dialog
        open={asking}
        aria-labelledby="delete-head"
        closed={() => {
          setAsking(false);
          if (gone) location.replace(prefix || '/');
        }}
      >
        {gone ? (
          <AccountDeleted close={close} />
        ) : (
          <DeleteQuestion
            close={close}
            erased={() => {
              void forgetShopper();
              setGone(true);
            }}
          />
        )}
      </Dialog>
    </ProfileCard>
  );
}

function DeleteQuestion({ close, erased }: { close: () => void; erased: () => void }) {
  const t = useTranslations('account');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  const erase = async () => {
    setBusy(true);
    const answer = await call('account.delete');
    setBusy(false);
    if (answer.ok) erased();
    else setRefused(answer.message || t('down'));
  };
  return (
    <>
      <h2 id="delete-head" className="text-xl">
        {t('delete-ask')}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-1.5 ps-5 text-ink-2">
        {[t('delete-out'), t('delete-things'), t('delete-orders'), t('delete-final')].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <FormAlert className="mt-3">{refused}</FormAlert>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          onClick={close}
          autoFocus
          className="button button-quiet max-sm:w-full"
        >
          {t('delete-keep')}
        </button>
        <WorkButton
          type="button"
          busy={busy}
          onClick={() => void erase()}
          className="button bg-drop text-ground hover:opacity-90 max-sm:w-full"
        >
          {t('delete-yes')}
        </WorkButton>
      </div>
    </>
  );
}

/** The account is deleted; closing this leaves its page. */
function AccountDeleted({ close }: { close: () => void }) {
  const t = useTranslations('account');
  return (
    <div role="status">
      <h2 id="delete-head" className="text-xl">
        {t('deleted')}
      </h2>
      <button
        type="button"
        onClick={close}
        autoFocus
        className="button button-primary mt-5 max-sm:w-full"
      >
        {t('to-shop')}
      </button>
    </div>
  );
}
