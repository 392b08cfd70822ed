import { Link } from 'react-router';
import { call } from '#web/ui/api.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { useSubmission } from '#web/ui/form/use-submission.ts';

/**
 * The texts of the step, in the page's language; loaded by the loader, because no other page needs
 * them.
 */
export type StepWords = {
  title: string;
  text: string;
  button: string;
  done: string;
  wrong: string;
  down: string;
  home: string;
  noScript: string;
};

type Step =
  | 'newsletter.confirm'
  | 'newsletter.leave'
  | 'stockNotice.confirm'
  | 'stockNotice.leave'
  | 'saleNotice.confirm'
  | 'saleNotice.leave'
  | 'cartReminder.leave';

/**
 * One press confirms or ends what a letter's link is for. Opening the page does nothing, because
 * programs that scan mails open it too. An old link leads on to the shop: to press again would help
 * nobody.
 */
export function MailedStep({ step, words }: { step: Step; words: StepWords }) {
  const { state, reasons, send } = useSubmission(words.down);
  const press = () =>
    void send(() =>
      call(step, {
        key: new URLSearchParams(location.search).get('key') ?? '',
      }),
    );
  const old = state === 'error' && reasons[0] !== words.down;
  return (
    <div className="shell max-w-xl py-12">
      <div className="card flex flex-col items-center gap-4 p-6 text-center md:p-10">
        <span
          className={
            'grid size-16 place-items-center rounded-full ' +
            (old ? 'bg-ground-3 text-ink-2' : 'bg-primary-tint text-primary')
          }
        >
          <Icon
            name={old ? 'circle-exclamation-point' : 'mail-check'}
            size={30}
            strokeWidth={1.5}
          />
        </span>
        <h1 className="text-2xl">{words.title}</h1>
        {state === 'success' ? (
          <p role="status" className="rounded bg-good-tint p-3 font-semibold text-good">
            {words.done}
          </p>
        ) : (
          !old && <p className="text-ink-2">{words.text}</p>
        )}
        <ErrorSummary heading={old ? undefined : words.wrong} reasons={reasons} />
        <NoScript>{words.noScript}</NoScript>
        {state === 'success' || old ? (
          <Link to="/" className="button button-primary">
            {words.home}
          </Link>
        ) : (
          <WorkButton
            type="button"
            onClick={press}
            busy={state === 'submitting'}
            className="button button-primary"
          >
            {words.button}
          </WorkButton>
        )}
      </div>
    </div>
  );
}
