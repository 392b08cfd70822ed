import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/desk/parts/badge.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Health = DeskData<'adminHealth.read'>;

/** The state of the site, part by part, and what to do about problems. */
export default function HealthPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const moment = useMoment();
  const { answer, again } = useDeskAnswer('adminHealth.read', {});
  const found = answer?.ok ? answer.data : null;
  return (
    <>
      <ScreenTitle title={desk('nav-health')}>
        <button type="button" onClick={again} className="button button-quiet">
          {t('refresh')}
        </button>
      </ScreenTitle>
      {!answer && <div aria-hidden className="skeleton h-64" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {found && (
        <div className="grid grid-cols-1 gap-4">
          <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
            <Standing state={found.state} /> {t('health-at', { at: moment(found.at) })}
          </p>
          <Checks checks={found.checks} />
          <Versions {...found.versions} />
        </div>
      )}
    </>
  );
}

function Standing({ state }: Pick<Health, 'state'>) {
  const t = useTranslations('desk-systems');
  return <Badge tone={state}>{t(`health-${state}`)}</Badge>;
}

/** Problems come first. */
function Checks({ checks }: Pick<Health, 'checks'>) {
  const t = useTranslations('desk-systems');
  const order = ['bad', 'warn', 'good'];
  const sorted = checks.toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <ul className="card">
      {sorted.map(({ part, of, state, said, todo }) => (
        <li
          key={`${part} ${of}`}
          className="grid gap-1 border-b border-line p-4 text-sm last:border-0"
        >
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-base font-semibold">{t(`part-${part}`)}</h2>
            <Standing state={state} />
          </div>
          <p className="break-words">{said}</p>
          {todo && <p className="break-words text-ink-2">{todo}</p>}
        </li>
      ))}
    </ul>
  );
}

function Versions({ souk, node, postgres, schema }: Health['versions']) {
  const t = useTranslations('desk-systems');
  return (
    <Facts
      title={t('versions')}
      rows={[
        ['Souk', <bdi key="souk">{souk}</bdi>],
        ['Node.js', <bdi key="node">{node}</bdi>],
        ['PostgreSQL', <bdi key="postgres">{postgres}</bdi>],
        [t('version-schema'), <bdi key="schema">{schema}</bdi>],
      ]}
    />
  );
}
