import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { VIEWING } from '#web/ui/bearer.ts';

type Props = { id: number; name: string; label?: string };

/** Opens the site in a new tab as a customer or seller sees it, for half an hour. */
export function ViewAs({ id, name, label }: Props) {
  const t = useTranslations('desk-customer');
  const open = (token: string) => {
    // a new tab takes a copy of this one's session storage
    sessionStorage.setItem(VIEWING, token);
    window.open('/');
    sessionStorage.removeItem(VIEWING);
  };
  return (
    <ActButton
      label={label ?? t('view-as')}
      icon="external-link"
      call="adminViewAs.begin"
      input={{ id }}
      title={t('view-as-title', { name })}
      text={t('view-as-text')}
      fields={[{ name: 'reason', label: t('view-as-reason') }]}
      again={(done) => done && open(done.token)}
    />
  );
}
