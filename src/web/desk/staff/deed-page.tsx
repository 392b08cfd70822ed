import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { named } from '#web/desk/parts/named.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Changes } from '#web/desk/staff/changes.tsx';
import { useDeedWords } from '#web/desk/staff/use-deed-words.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';
import { WayBack } from '#web/desk/parts/way-back.tsx';

/** One action of a person, with everything that it changed. */
export default function DeedPage() {
  const t = useTranslations('desk-staff');
  const moment = useMoment();
  const { actionOf, nounOf } = useDeedWords();
  const { id = '' } = useParams();
  const { answer, again } = useDeskAnswer('adminAudit.open', { deed: id });
  if (!answer) return <div aria-hidden className="skeleton h-72" />;
  return (
    <>
      <WayBack to="/admin/audit" list={t('audit')} />
      {answer.ok ? (
        <>
          <ScreenTitle
            title={named(
              actionOf(answer.data.action),
              `${nounOf(answer.data.noun)} ${answer.data.thing}`,
            )}
          />
          <div className="card grid gap-3 p-4 text-sm">
            <p>
              <bdi>{answer.data.by}</bdi> · {moment(answer.data.at)}
            </p>
            {answer.data.note && (
              <p>
                <bdi>{answer.data.note}</bdi>
              </p>
            )}
            <Changes changes={answer.data.changes} />
          </div>
        </>
      ) : (
        <UnreachedCard message={answer.message} again={again} />
      )}
    </>
  );
}
