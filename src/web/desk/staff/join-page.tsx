import { useEffect, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { JoinForm, type Invited } from '#web/desk/staff/join-form.tsx';
import { call } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';

type Props = {
  /** The invitation is to a store. */
  ofStore?: boolean;
  /** Called with what a person has joined, before they are led there. */
  joined?: (invited: Invited) => void;
};

/** The page behind the link of an invitation: accepting it signs in at once. */
export default function JoinPage({ ofStore = false, joined }: Props = {}) {
  const t = useTranslations('desk-staff');
  const common = useTranslations('desk');
  const [word] = useState(() => location.hash.slice(1));
  const [invited, setInvited] = useState<Invited | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    // a link that has lost its word is answered like an old one
    void call('invitation.find', { word: word || 'none' }).then((answer) =>
      answer.ok ? setInvited(answer.data) : setFault(answer.message || common('no-network')),
    );
  }, [word, common]);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !invited) return;
    const typed = new FormData(event.currentTarget);
    const password = String(typed.get('password'));
    setBusy(true);
    const taken = await call('invitation.accept', {
      word,
      name: String(typed.get('name') ?? ''),
      password,
    });
    if (!taken.ok) {
      setFault(taken.message || common('no-network'));
      return setBusy(false);
    }
    const entered = await call('auth.signIn', { email: invited.email, password });
    if (entered.ok && 'token' in entered.data) keepBearer(entered.data.token);
    joined?.(invited);
    location.replace(invited.store ? '/seller' : '/admin');
  };
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form onSubmit={submit} className="card grid w-full max-w-sm gap-4 p-6" noValidate>
        <h1 className="text-xl">{t(invited?.store || ofStore ? 'join-store' : 'join')}</h1>
        <p
          role="alert"
          className={
            fault ? 'rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop' : 'sr-only'
          }
        >
          {fault}
        </p>
        {invited && <JoinForm {...{ invited, busy }} />}
        {fault && !invited && (
          <a href="/" className="button button-quiet justify-self-start">
            {t('join-home')}
          </a>
        )}
      </form>
    </main>
  );
}
