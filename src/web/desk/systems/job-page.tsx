import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';
import { aboutOf, JobState } from '#web/desk/systems/job-state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Job = RowOf<'adminJob.list'>;

/** One job: why it failed, and the actions for it. */
export default function JobPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const { answer, again } = useOne('adminJob.list');
  return (
    <OneScreen
      path="/admin/jobs"
      back={desk('nav-jobs')}
      title={({ id }) => t('job-number', { number: id })}
      answer={answer}
      again={again}
      acts={(job) => job.state !== 'running' && <Acts job={job} again={again} />}
    >
      {(job) => <Shown {...job} />}
    </OneScreen>
  );
}

function Acts({ job: { id }, again }: { job: Job; again: () => void }) {
  const t = useTranslations('desk-systems');
  const go = useNavigate();
  const title = t('job-number', { number: id });
  return (
    <>
      <ActButton
        label={t('job-retry')}
        call="adminJob.retry"
        input={{ id }}
        {...{ title, again }}
        text={t('job-retry-text')}
      />
      <ActButton
        label={t('job-discard')}
        call="adminJob.discard"
        input={{ id }}
        title={title}
        text={t('job-discard-text')}
        again={() => void go('/admin/jobs')}
      />
    </>
  );
}

function Shown({ task, about, state, tries, most_tries: most, problem, ...job }: Job) {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const moment = useMoment();
  return (
    <Facts
      title={desk('nav-jobs')}
      rows={[
        [t('state'), <JobState key="state" state={state} />],
        [t('job-task'), <code key="task">{task}</code>],
        [t('job-about'), aboutOf(about)],
        [t('job-tries'), t('job-tries-of', { tries, most })],
        [t('job-made'), moment(job.made_at)],
        [t('job-due'), moment(job.due_at)],
        [
          t('job-problem'),
          problem && (
            <bdi dir="ltr" className="break-words whitespace-pre-wrap">
              {problem}
            </bdi>
          ),
        ],
      ]}
    />
  );
}
