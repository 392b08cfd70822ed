import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';
import { Checklist } from '#web/desk/sellers/checklist.tsx';
import { useCountryNames } from '#web/desk/sellers/use-country-names.ts';

export type Application = RowOf<'application.list'>;

/** One application: who applies, for which store, and the decision. */
export default function ApplicationPage() {
  const t = useTranslations('desk-sellers');
  const { answer, again } = useOne('application.list', 'all');
  const { time } = useMoneyColumns();
  const namesOf = useCountryNames();
  return (
    <OneScreen
      path="/admin/applications"
      back={t('applications')}
      title={({ store_name }) => store_name}
      answer={answer}
      again={again}
      acts={(application) => <Decide application={application} again={again} />}
    >
      {(application) => (
        <>
          <Checklist application={application} again={again} />
          <Facts
            title={t('application')}
            rows={[
              [t('state'), t(`application-${application.state}`)],
              [
                t('store'),
                application.store_id === null ? (
                  <bdi key="store">{application.store_name}</bdi>
                ) : (
                  <Link to={`/admin/stores/${application.store_id}`} className="link">
                    <bdi>{application.store_name}</bdi>
                  </Link>
                ),
              ],
              [t('applicant'), application.name],
              [t('email'), <bdi key="email">{application.email}</bdi>],
              [t('country'), namesOf(application.country ? [application.country] : [])],
              [t('language'), languageName(application.language)],
              [t('asked-at'), time(application.created_at)],
              [t('decided-by'), application.decided_by],
              [t('decided-at'), application.decided_at && time(application.decided_at)],
              [t('reason'), application.reason],
            ]}
          />
        </>
      )}
    </OneScreen>
  );
}

function Decide({ application, again }: { application: Application; again: () => void }) {
  const t = useTranslations('desk-sellers');
  if (application.state !== 'received') return null;
  const { id, store_name: store, name, unchecked } = application;
  return (
    <>
      <ActButton
        primary={unchecked === 0}
        icon="check"
        label={t(unchecked > 0 ? 'approve-anyway' : 'approve')}
        call="application.approve"
        input={{ id, despite: unchecked > 0 }}
        title={t('approve-title', { store })}
        text={
          unchecked > 0 ? t('approve-despite', { name, unchecked }) : t('approve-text', { name })
        }
        again={again}
      />
      <ActButton
        icon="x"
        label={t('refuse')}
        call="application.refuse"
        input={{ id }}
        title={t('refuse-title', { store })}
        text={t('refuse-text', { name })}
        fields={[{ name: 'reason', label: t('reason'), kind: 'lines' }]}
        again={again}
      />
    </>
  );
}
