import { useTranslations } from 'use-intl';
import { jobStates } from '#contract/system-states.ts';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import { aboutOf, JobState } from '#web/desk/systems/job-state.tsx';
import { JobsStanding } from '#web/desk/systems/jobs-standing.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

/** Jobs that wait, run, or failed. Finished ones are not stored. */
export default function JobsPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const moment = useMoment();
  return (
    <ListScreen
      title={desk('nav-jobs')}
      list="adminJob.list"
      path="/admin/jobs"
      acts={(again) => <JobsStanding again={again} />}
      empty={<p>{t('jobs-empty')}</p>}
      views={jobStates.map((name) => ({ name, label: t(`job-${name}`) }))}
      columns={[
        { name: 'task', label: t('job-task'), show: ({ task }) => <code>{task}</code> },
        {
          name: 'about',
          label: t('job-about'),
          show: ({ about }) => <bdi>{aboutOf(about) || '–'}</bdi>,
        },
        {
          name: 'state',
          label: t('state'),
          card: 'state',
          show: ({ state }) => <JobState state={state} />,
        },
        {
          name: 'tries',
          label: t('job-tries'),
          show: ({ tries, most_tries: most }) => t('job-tries-of', { tries, most }),
        },
        {
          name: 'due_at',
          label: t('job-due'),
          sorts: true,
          show: (row) => <time dateTime={row.due_at}>{moment(row.due_at)}</time>,
        },
        {
          name: 'problem',
          label: t('job-problem'),
          show: ({ problem }) => (
            <bdi dir="ltr" className="line-clamp-2 break-words">
              {problem || '–'}
            </bdi>
          ),
        },
      ]}
    />
  );
}
