import { Link, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { LetterFrame } from '#web/desk/systems/letter-frame.tsx';
import { MailState } from '#web/desk/systems/mail-state.tsx';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Opened = DeskData<'adminMail.open'>;

/** One email: whether it was sent, its text, and a button to send it again. */
export default function MailPage() {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const { id = '' } = useParams();
  const { answer, again } = useDeskAnswer('adminMail.open', { id });
  const go = useNavigate();
  return (
    <OneScreen
      path="/admin/mails"
      back={desk('nav-mails')}
      title={({ subject }) => subject}
      answer={answer}
      again={again}
      acts={(mail) =>
        mail.repeatable && (
          <ActButton
            label={t('again')}
            call="adminMail.again"
            input={{ id: mail.id }}
            title={t('again')}
            text={t('mail-again-text', { to: mail.to })}
            again={(copy) => (copy ? void go(`/admin/mails/${copy.id}`) : again())}
          />
        )
      }
    >
      {(mail) => (
        <>
          <Standing {...mail} />
          <MailText {...mail} />
        </>
      )}
    </OneScreen>
  );
}

function Standing(mail: Opened) {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const moment = useMoment();
  const { copy_of: first } = mail;
  return (
    <Facts
      title={desk('nav-mail')}
      rows={[
        [t('state'), <MailState key="state" state={mail.state} />],
        [t('mail-to'), <bdi key="to">{mail.to}</bdi>],
        [t('mail-reply'), mail.reply_to && <bdi>{mail.reply_to}</bdi>],
        [t('mail-kind'), <code key="kind">{mail.kind}</code>],
        [t('mail-written'), moment(mail.written_at)],
        [t('mail-sent-at'), mail.sent_at && moment(mail.sent_at)],
        [t('mail-tries'), mail.tries],
        [t('mail-why'), mail.trouble],
        [t('mail-answer'), mail.answer && <bdi dir="ltr">{mail.answer}</bdi>],
        [
          t('mail-copy'),
          first && (
            <Link className="link" to={`/admin/mails/${first}`}>
              {t('mail-number', { number: first })}
            </Link>
          ),
        ],
      ]}
    />
  );
}

function MailText({ html, plain, subject }: Opened) {
  const t = useTranslations('desk-systems');
  return (
    <section aria-label={t('mail-text')} className="card grid grid-cols-1 gap-3 p-4">
      <h2 className="text-base font-semibold">{t('mail-text')}</h2>
      {html === '' ? (
        <p className="text-sm text-ink-2">{t('mail-not-kept')}</p>
      ) : (
        <>
          <LetterFrame title={subject} html={html} />
          <details className="text-sm">
            <summary className="min-h-8 font-semibold">{t('mail-plain')}</summary>
            <pre dir="auto" className="font-sans break-words whitespace-pre-wrap">
              {plain}
            </pre>
          </details>
        </>
      )}
    </section>
  );
}
