import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { AllParcels } from '#web/seller/parcels/all-parcels.tsx';

const TILES = [
  ['to-confirm', 'to_confirm'],
  ['to-pack', 'to_pack'],
  ['to-send', 'to_send'],
  ['late', 'late'],
] as const;

type Waiting = NonNullable<DeskData<'sellerToday.read'>['parcels']>;
/** `waiting`: null while it loads. */
type Props = { waiting: Waiting | null; again: () => void };

/** On the first screen: how many parcels wait for each step; confirms all new ones. */
export function ParcelsToday({ waiting, again }: Props) {
  const t = useTranslations('seller-parcels');
  return (
    <section aria-label={t('title')} className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-base font-semibold">{t('title')}</h2>
        <span className="flex flex-wrap gap-2">
          <AllParcels view="to-confirm" act="confirm" again={again} />
          <Link to="/seller/scan?do=pick-up" className="button button-quiet">
            <DeskIcon name="scan-line" />
            {t('hand-over')}
          </Link>
        </span>
      </div>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {TILES.map(([view, name]) => {
          const count = waiting?.[name];
          return (
            <li key={view}>
              <Link
                to={`/seller/parcels?view=${view}`}
                className="card grid min-h-22 gap-1 p-4 hover:border-primary"
              >
                <span
                  className={`figures text-2xl font-semibold ${
                    view === 'late' && count ? 'text-drop' : ''
                  }`}
                >
                  {count ?? '–'}
                </span>
                <span className="text-sm text-ink-2">{t(`view-${view}`)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
