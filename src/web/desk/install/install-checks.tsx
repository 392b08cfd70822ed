import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OtherDatabase } from '#web/desk/install/other-database.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Props = { code: string; known: DeskData<'install.configured'> };

/** What the set-up requires. */
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
