import type { Calls } from '#client/client.ts';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/form/field.tsx';

/** What the link invites to: a store, or the market's own staff. */
export type Invited = Pick<
  Calls['invitation.find']['data'],
  'email' | 'has_account' | 'market' | 'store' | 'invited_by'
>;
type Props = {
  invited: Invited;
  busy: boolean;
};

/** Asks people with an account for its password, and others for their name and a new one. */
export function JoinForm({ invited, busy }: Props) {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const { email, has_account: known, market, store, invited_by: by } = invited;
  return (
    <>
      <p className="text-sm">
        {store
          ? t('join-store-text', { by, market, store: store.name })
          : t('join-text', { by, market })}
      </p>
      <p className="text-sm">
        <bdi>{email}</bdi>
      </p>
      {!known && (
        <Field label={t('your-name')}>
          {(control) => <input {...control} name="name" autoComplete="name" className="field" />}
        </Field>
      )}
      <Field label={common('password')} hint={known ? t('join-known') : t('join-new')}>
        {(control) => (
          <input
            {...control}
            name="password"
            type="password"
            dir="ltr"
            autoComplete={known ? 'current-password' : 'new-password'}
            className="field"
          />
        )}
      </Field>
      <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
        {t('join-done')}
      </button>
    </>
  );
}
