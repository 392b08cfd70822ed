import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';

/** What the set-up needs to be there. */
export function Checks({ known }: { known: DeskData<'install.configured'> }) {
  const t = useTranslations('install');
  return (
    <FieldCard title={t('checks')}>
      <p>{t('database-reached')}</p>
      <p className={known.writable ? undefined : 'text-drop'}>
        {known.writable ? t('folders-writable') : t('folders-not-writable')}
      </p>
    </FieldCard>
  );
}

type Props = { code: string; email: string; on: boolean };

/** Sends a letter to the owner's address, and says what the mail server answered. */
export function TestMail({ code, email, on }: Props) {
  const t = useTranslations('install');
  const [said, setSaid] = useState('');
  if (!on) return <p className="text-sm text-ink-2">{t('no-mail')}</p>;
  const test = async () => {
    const answer = await deskCall('install.testMail', { code, email });
    if (!answer.ok) setSaid(answer.message || t('no-network'));
    else setSaid(answer.data.sent ? t('mail-sent') : t('mail-failed', { said: answer.data.said }));
  };
  return (
    <div className="grid justify-items-start gap-2">
      <button type="button" onClick={() => void test()} className="button">
        {t('test-mail')}
      </button>
      <p role="status" className="text-sm">
        {said}
      </p>
    </div>
  );
}
