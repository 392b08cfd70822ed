import { useEffect, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { InstallForm } from '#web/desk/install/install-form.tsx';
import { FillProgress } from '#web/desk/install/fill-progress.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The first set-up: asks for the start code, unless the address has it after its #. */
export default function InstallPage() {
  const t = useTranslations('install');
  const [code, setCode] = useState(() => location.hash.slice(1));
  const [known, setKnown] = useState<DeskData<'install.configured'>>();
  const [fault, setFault] = useState('');
  const [done, setDone] = useState<'empty' | 'demo'>();
  const checkCode = async (typed: string) => {
    const answer = await deskCall('install.configured', { code: typed });
    if (answer.ok) {
      setKnown(answer.data);
      history.replaceState(history.state, '', `#${typed}`); // a reload keeps it
    } else setFault(answer.message || t('no-network'));
  };
  useEffect(() => {
    document.title = t('title');
    const brought = location.hash.slice(1);
    if (brought) void checkCode(brought);
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the address brought
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checkCode(code.trim());
  };
  return (
    <main className="mx-auto grid max-w-2xl gap-4 p-4 md:py-10">
      <h1 className="text-2xl font-bold">{t('title')}</h1>
      {done && <FillProgress content={done} />}
      {!done && known && <InstallForm {...{ code: code.trim(), known, finished: setDone }} />}
      {!done && !known && (
        <form onSubmit={submit} className="card grid gap-4 p-4" noValidate>
          <p role="alert" className={fault ? 'text-sm text-drop' : 'sr-only'}>
            {fault}
          </p>
          <Field label={t('code')} hint={t('code-hint')}>
            {(control) => (
              <input
                {...control}
                value={code}
                onChange={({ target }) => setCode(target.value)}
                dir="ltr"
                autoComplete="off"
                className="field"
              />
            )}
          </Field>
          <button type="submit" className="button button-primary">
            {t('continue')}
          </button>
          <a href="/admin" className="link text-sm">
            {t('to-desk')}
          </a>
        </form>
      )}
    </main>
  );
}
