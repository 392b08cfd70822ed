import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ViewAs } from '#web/desk/customers/view-as.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** Who runs a store; staff who support customers can view the site as one of them. */
export function PeopleCard({ id }: { id: number }) {
  const t = useTranslations('desk-store');
  const { answer } = useDeskAnswer('staffedStore.find', { id });
  const roles = useTranslations('store-role');
  const cares = useMay()('adminViewAs.begin');
  return (
    <FieldCard title={t('people')}>
      {!answer && <div aria-hidden className="skeleton h-16" />}
      {answer && !answer.ok && <p role="alert">{answer.message}</p>}
      {answer?.ok && answer.data.members.length === 0 && (
        <p className="text-sm text-ink-2">{t('no-people')}</p>
      )}
      {answer?.ok && answer.data.members.length > 0 && (
        <ul className="grid grid-cols-1 gap-4 text-sm">
          {answer.data.members.map(({ account_id: account, name, email, role, role_name: own }) => (
            <li key={account} className="grid justify-items-start gap-1">
              {cares ? (
                <Link to={`/admin/customers/${account}`} className="link font-semibold">
                  {name}
                </Link>
              ) : (
                <span className="font-semibold">{name}</span>
              )}
              <span className="text-ink-2">
                {own || roles(`role-${role}`)} · <bdi className="wrap-anywhere">{email}</bdi>
              </span>
              {cares && <ViewAs id={account} name={name} label={t('view-as')} />}
            </li>
          ))}
        </ul>
      )}
    </FieldCard>
  );
}
