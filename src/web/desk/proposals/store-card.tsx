import { useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import type { Proposal } from '#web/desk/proposals/use-proposal.ts';

type Props = { proposal: Proposal; trust: (trusted: boolean) => Promise<void> };

/** Whether the store's proposals go live at once, and the history of this one. */
export function StoreCard({ proposal: { store, steps }, trust }: Props) {
  const t = useTranslations('desk-proposal');
  const may = useMay();
  const time = useMomentText();
  return (
    <section
      aria-label={store.name}
      className="card grid grid-cols-1 gap-3 p-4 text-sm max-lg:order-3"
    >
      <h2 className="text-base font-semibold">{store.name}</h2>
      <p>{t(store.trusted ? 'trusted' : 'not-trusted')}</p>
      {store.trusted && may('staffedStore.trust') && (
        <button
          type="button"
          onClick={() => void trust(false)}
          className="button button-quiet justify-self-start"
        >
          {t('distrust')}
        </button>
      )}
      <ol className="grid gap-1 border-t border-line pt-3 text-ink-2">
        {steps.map(({ at, by, state }) => (
          <li key={`${at} ${state}`}>
            <span className="font-semibold text-ink">{t(`state-${state}`)}</span> {by}, {time(at)}
          </li>
        ))}
      </ol>
    </section>
  );
}
