import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { TileRow } from '#web/ui/product/tile-row.tsx';
import { forgetViewed, readViewed } from '#web/ui/product/viewed.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import '#web/ui/words/viewed-words.client.ts';

/** The cards of what was looked at, and a button to clear them; nothing if loading fails. */
export default function ViewedRow({ ids }: { ids: number[] }) {
  const t = useTranslations('viewed');
  const [cleared, setCleared] = useState(false);
  const { answer } = useAnswer(ids.join(), () => readViewed(ids));
  if (!answer) return <div className="min-h-96" aria-busy />;
  if (!answer.ok || answer.data.length === 0) return null;
  if (cleared)
    return (
      <section aria-labelledby="viewed">
        <SectionHeading id="viewed" title={t('title')} />
        <p tabIndex={-1} ref={(element) => element?.focus()} className="text-ink-2">
          {t('cleared')}
        </p>
      </section>
    );
  return (
    <section aria-labelledby="viewed">
      <SectionHeading id="viewed" title={t('title')}>
        <button
          type="button"
          onClick={() => {
            forgetViewed();
            setCleared(true);
          }}
          className="link ms-auto min-h-6 text-sm font-semibold"
        >
          {t('clear')}
        </button>
      </SectionHeading>
      <TileRow cards={answer.data} label={t('title')} />
    </section>
  );
}
