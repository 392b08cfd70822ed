// The screen of one thing without a form: its facts, and actions.
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { WayBack } from '#web/desk/parts/way-back.tsx';

type Answer<T> = { ok: true; data: T } | { ok: false; message: string };
type Props<T> = {
  /** The path of its list. */
  path: string;
  back: string;
  title: (one: T) => string;
  answer: Answer<T> | null;
  again: () => void;
  /** Beside the title. */
  acts?: (one: T) => ReactNode;
  children: (one: T) => ReactNode;
};

export function OneScreen<T>({ path, back, title, answer, again, acts, children }: Props<T>) {
  return (
    <>
      <WayBack to={path} list={back} />
      {!answer && <div aria-hidden className="skeleton h-64" />}
      {answer?.ok && (
        <>
          <ScreenTitle title={title(answer.data)}>{acts?.(answer.data)}</ScreenTitle>
          <div className="grid grid-cols-1 gap-4">{children(answer.data)}</div>
        </>
      )}
      {answer && !answer.ok && <Unreached title={back} message={answer.message} again={again} />}
    </>
  );
}

type UnreachedProps = { title: string; message: string; again: () => void };

/** The data could not be loaded: the reason, and a button to try again. */
export function Unreached({ title, message, again }: UnreachedProps) {
  const t = useTranslations('desk');
  return (
    <>
      <ScreenTitle title={title} />
      <div role="alert" className="card grid justify-items-start gap-3 p-4">
        {message || t('no-network')}
        <button type="button" onClick={again} className="button button-quiet">
          {t('again')}
        </button>
      </div>
    </>
  );
}
