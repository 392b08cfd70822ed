import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { OtherDatabase } from '#web/desk/install/other-database.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

type Props = { code: string; known: DeskData<'install.configured'> };

/** What the set-up needs to be there. */
export function Checks({ code, known }: Props) {
  const t = useTranslations('install');
  const [writable, setWritable] = useState(known.writable);
  const again = async () => {
    const answer = await deskCall('install.setPermission', { code });
    if (answer.ok) setWritable(answer.data.every((folder) => folder.writable));
  };
  return (
    <>
      <ul className="grid gap-2">
        <Check good>{t('database-reached')}</Check>
        <Check good={writable}>
          {writable ? t('folders-writable') : t('folders-not-writable')}
        </Check>
      </ul>
      {!writable && (
        <button
          type="button"
          onClick={() => void again()}
          className="button button-quiet justify-self-start"
        >
          {t('check-again')}
        </button>
      )}
      {!known.database_fixed && <OtherDatabase code={code} />}
    </>
  );
}

const Check = ({ good, children }: { good: boolean; children: string }) => (
  <li className={`flex items-center gap-2 ${good ? '' : 'text-drop'}`}>
    <DeskIcon name={good ? 'circle-check' : 'circle-x'} className={good ? 'text-good' : ''} />
    {children}
  </li>
);

/** Sends a letter to the owner's address, and says what the mail server answered. */
export function TestMail({ code, on }: { code: string; on: boolean }) {
  const t = useTranslations('install');
  const email = String(useWatch({ name: 'email' }) ?? '');
  const [said, setSaid] = useState<{ good: boolean; text: string } | 'asking' | null>(null);
  if (!on) return <p>{t('no-mail')}</p>;
  const test = async () => {
    setSaid('asking');
    const answer = await deskCall('install.testMail', { code, email });
    if (!answer.ok) return setSaid({ good: false, text: answer.message || t('no-network') });
    const { sent, said: server } = answer.data;
    setSaid({ good: sent, text: sent ? t('mail-sent') : t('mail-failed', { said: server }) });
  };
  const asking = said === 'asking';
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {t('mail-to')} <bdi dir="ltr">{email}</bdi>
      </p>
      <WorkButton
        type="button"
        busy={asking}
        onClick={() => void test()}
        className="button button-quiet"
      >
        {t('test-mail')}
      </WorkButton>
      <p
        role="status"
        className={`text-sm ${!asking && said && !said.good ? 'text-drop' : 'text-good'}`}
      >
        {asking || !said ? '' : said.text}
      </p>
    </div>
  );
}
