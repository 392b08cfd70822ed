import { useTranslations } from 'use-intl';
import { mailViews } from '#contract/system-states.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { MailState } from '#web/desk/systems/mail-state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

/** All emails, and whether they were sent. */
export default function MailsPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const moment = useMoment();
  return (
    <ListScreen
      title={desk('nav-mails')}
      list="adminMail.list"
      file="adminMail.export"
      path="/admin/mails"
      empty={<p>{t('mails-empty')}</p>}
      views={mailViews.map((name) => ({
        name,
        label: t(`mail-${name}`),
      }))}
      columns={[
        { name: 'to', label: t('mail-to'), show: ({ to }) => <bdi dir="ltr">{to}</bdi> },
        {
          name: 'subject',
          label: t('mail-subject'),
          card: 'brief',
          show: ({ subject }) => <bdi>{subject}</bdi>,
        },
        {
          name: 'state',
          label: t('state'),
          card: 'state',
          show: ({ state }) => <MailState state={state} />,
        },
        { name: 'tries', label: t('mail-tries'), number: true, show: ({ tries }) => tries },
        {
          name: 'written_at',
          label: t('mail-written'),
          show: (row) => <time dateTime={row.written_at}>{moment(row.written_at)}</time>,
        },
      ]}
    />
  );
}
