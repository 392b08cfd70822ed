import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picked } from '#contract/suggestion.ts';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { chosenCountry } from '#web/ui/product/chosen-country.ts';
import { TileRow } from '#web/ui/product/tile-row.tsx';
import { askOpenly, viewedIds } from '#web/ui/product/viewed.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { useSite } from '#web/ui/site.ts';
import '#web/ui/words/viewed-words.client.ts';

const MOST_POPULAR = 12;

/**
 * Recommendations by what was looked at, each with its reason, and what is popular in the
 * customer's country.
 */
export default function PickedRow() {
  const [ids] = useState(() => viewedIds().join());
  const { answer } = useAnswer(ids, () => askOpenly('suggestion.forYou', { ids }));
  if (!answer) return <div className="min-h-96" aria-busy />;
  const picks = answer.ok ? answer.data.filter(({ because }) => because) : [];
  const known = new Set([...ids.split(',').map(Number), ...picks.map(({ product }) => product.id)]);
  return (
    <div className="flex flex-col gap-10 md:gap-14">
      {picks.length > 0 && <Picks picks={picks} />}
      <Popular known={known} />
    </div>
  );
}

function Picks({ picks }: { picks: Picked[] }) {
  const t = useTranslations('viewed');
  const byId = new Map(picks.map((pick) => [pick.product.id, pick]));
  return (
    <section aria-labelledby="for-you">
      <SectionHeading id="for-you" title={t('for-you')} />
      <TileRow
        cards={picks.map(({ product }) => product)}
        label={t('for-you')}
        below={({ id }) => <Why pick={byId.get(id)} />}
      />
    </section>
  );
}

function Why({ pick }: { pick: Picked | undefined }) {
  const t = useTranslations('viewed');
  if (!pick?.because) return null;
  const { title } = pick.because;
  return (
    <p dir="auto" className="mt-1 line-clamp-2 shrink-0 text-xs text-ink-2">
      {pick.why === 'bought' ? t('bought-with', { title }) : t('like', { title })}
    </p>
  );
}

/** What is popular lately in the chosen delivery country, if there is one. */
function Popular({ known }: { known: Set<number> }) {
  const t = useTranslations('viewed');
  const { language } = useSite();
  const [country] = useState(chosenCountry);
  const { answer } = useAnswer(country, () => askOpenly('suggestion.popular', { country }));
  if (!answer) return <div className="min-h-96" aria-busy />;
  const cards = answer.ok ? answer.data.products.filter(({ id }) => !known.has(id)) : [];
  if (cards.length === 0) return null;
  const where = answer.ok && answer.data.country;
  const title = where
    ? t('popular-in', {
        country: new Intl.DisplayNames(language, { type: 'region' }).of(where) ?? where,
      })
    : t('popular');
  return (
    <section aria-labelledby="popular">
      <SectionHeading id="popular" title={title} />
      <TileRow cards={cards.slice(0, MOST_POPULAR)} label={title} />
    </section>
  );
}
