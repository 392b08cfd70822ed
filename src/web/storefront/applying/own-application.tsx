import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call, type Answer, type Data } from '#web/ui/api.ts';
import { AccountLoadFailed } from '#web/ui/account/account-load-failed.tsx';
import { SubmittedItem } from '#web/storefront/applying/submitted-item.tsx';

type Own = Data<'sellerApplication.find'>;

/** A person invited to a store never applied: links to the store instead. */
export function OwnApplication({ hasStore }: { hasStore: boolean }) {
  const t = useTranslations('account');
  const [answer, setAnswer] = useState<Answer<Own> | null>(null);
  const ask = () => void call('sellerApplication.find').then(setAnswer);
  useEffect(ask, []);
  if (!answer) return <div className="skeleton rounded-tile h-80" />;
  if (answer.ok)
    return (
      <Application
        own={answer.data}
        change={(data) => setAnswer({ ok: true, data, message: '' })}
      />
    );
  if (answer.status === 0) return <AccountLoadFailed message={answer.message} again={ask} />;
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{answer.message}</p>
      {hasStore ? (
        <ToSellerCentre />
      ) : (
        <Link to="/seller/register" className="button button-primary">
          {t('applying-begin')}
        </Link>
      )}
    </div>
  );
}

function ToSellerCentre() {
  const t = useTranslations('account');
  return (
    <a href="/seller" className="button button-primary self-start">
      {t('applying-open')}
    </a>
  );
}

function Application({ own, change }: { own: Own; change: (own: Own) => void }) {
  const t = useTranslations('account');
  const open = own.state === 'received';
  return (
    <div className="flex flex-col gap-5">
      <p>
        {t.rich(`applying-${standingOf(own)}`, {
          store: () => <bdi className="font-semibold">{own.store_name}</bdi>,
        })}
      </p>
      {own.reason && (
        <blockquote className="border-s-4 border-line-2 ps-3 whitespace-pre-line">
          {own.reason}
        </blockquote>
      )}
      {own.state === 'approved' && <ToSellerCentre />}
      {own.state === 'refused' && (
        <Link to="/seller/register" className="button button-primary self-start">
          {t('applying-again')}
        </Link>
      )}
      <ul className="flex flex-col gap-4">
        {own.items.map((item) => (
          <li key={item.id}>
            <SubmittedItem item={item} open={open} change={change} />
          </li>
        ))}
      </ul>
      {open && own.items.length > 0 && (
        <p className="text-sm text-ink-2">{t('applying-kept', { days: KEPT_DAYS })}</p>
      )}
    </div>
  );
}

/** How long an application's files are kept after a refusal (market/stores/forget-refused.ts). */
const KEPT_DAYS = 90;

function standingOf({ state, items }: Own) {
  if (state !== 'received') return state;
  const missing = items.some(
    (item) => item.state === 'again' || (item.required && item.state === 'missing'),
  );
  return missing ? 'missing' : 'waiting';
}
