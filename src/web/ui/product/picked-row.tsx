import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picked } from '#contract/suggestion.ts';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { TileRow } from '#web/ui/product/tile-row.tsx';
import { askOpenly, viewedIds } from '#web/ui/product/viewed.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import '#web/ui/words/viewed-words.client.ts';

/** What may please, each with why; what sells for who has looked at nothing yet. */
export default function PickedRow() {
  const t = useTranslations('viewed');
  const [ids] = useState(() => viewedIds().join());
  const { answer } = useAnswer(ids, () => askOpenly('suggestion.forYou', { ids }));
  if (!answer) return <div className="min-h-96" aria-busy />;
  if (!answer.ok || answer.data.length === 0) return null;
  const why = new Map(answer.data.map((pick) => [pick.product.id, pick]));
  const title = t(answer.data.some(({ because }) => because) ? 'for-you' : 'popular');
  return (
    <section aria-labelledby="for-you">
      <SectionHeading id="for-you" title={title} />
      <TileRow
        cards={answer.data.map(({ product }) => product)}
        label={title}
        below={({ id }) => <Why pick={why.get(id)} />}
      />
    </section>
  );
}

function Why({ pick }: { pick: Picked | undefined }) {
  const t = useTranslations('viewed');
  if (!pick?.because) return null;
  const { title } = pick.because;
  return (
    <p dir="auto" className="mt-1 line-clamp-2 text-xs text-ink-2">
      {pick.why === 'bought' ? t('bought-with', { title }) : t('like', { title })}
    </p>
  );
}
