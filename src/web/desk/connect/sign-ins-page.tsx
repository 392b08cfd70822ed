import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { nameOf } from '#web/desk/connect/provider-name.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type SignIn = DeskData<'adminSignIn.all'>[number];

/** Google and Facebook, each with the state of its sign-in. */
export default function SignInsPage() {
  const t = useTranslations('desk-connect');
  const { answer, again } = useDeskAnswer('adminSignIn.all', {});
  const rows: SignIn[] = answer?.ok ? answer.data : [];
  return (
    <>
      <ScreenTitle title={t('social')} />
      <p className="mb-4 text-ink-2">{t('social-hint')}</p>
      {!answer && <div aria-hidden className="skeleton h-28" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {rows.length > 0 && (
        <ul className="card divide-y divide-line">
          {rows.map((row) => (
            <Row key={row.id} {...row} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ id, provider, enabled, has_secret: hasKeys }: SignIn) {
  const t = useTranslations('desk-connect');
  const state = !enabled ? t('off') : hasKeys ? t('on') : t('keys-lack');
  return (
    <li>
      <Link
        to={`/admin/social-sign-in/${id}`}
        className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 p-4 hover:bg-ground-2"
      >
        <span className="min-w-0 grow font-semibold">
          <bdi>{nameOf(provider)}</bdi>
        </span>
        <State good={enabled && hasKeys}>{state}</State>
        <DeskIcon name="chevron-right" size={16} className="icon-mirror text-ink-2" />
      </Link>
    </li>
  );
}
