import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';

const EVERY_MS = 2000;

/** The market is open: a link to the back office, and the progress of the demo content. */
export function FillProgress({ content }: { content: 'empty' | 'demo' }) {
  const t = useTranslations('install');
  const [fill, setFill] = useState<DeskData<'demoFill.state'>>({ state: 'none', percent: 0 });
  useEffect(() => {
    if (content === 'empty') return undefined;
    const ask = async () => {
      const answer = await deskCall('demoFill.state');
      if (answer.ok) setFill(answer.data);
    };
    void ask();
    const clock = setInterval(() => void ask(), EVERY_MS);
    return () => clearInterval(clock);
  }, [content]);
  return (
    <section className="card grid gap-4 p-4" aria-live="polite">
      <h2 className="text-lg font-semibold">{t('open')}</h2>
      {fill.state === 'filling' && (
        <>
          <p>{t('filling', { percent: fill.percent })}</p>
          <progress value={fill.percent} max={100} aria-label={t('demo')} className="w-full" />
        </>
      )}
      {fill.state === 'filled' && <p>{t('filled')}</p>}
      {fill.state === 'failed' && <p className="text-drop">{t('failed')}</p>}
      <a href="/admin" className="button button-primary">
        {t('to-desk')}
      </a>
    </section>
  );
}
