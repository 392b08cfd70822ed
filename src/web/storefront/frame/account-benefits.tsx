import { useTranslations } from 'use-intl';
import { MarketDrawing } from '#web/storefront/frame/market-drawing.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

/** Beside the forms on wide screens: the benefits of an account, or of a store. */
export function AccountBenefits({ selling }: { selling: boolean }) {
  const t = useTranslations('account');
  const { name, languages } = useSite();
  const points = selling
    ? [t('sell-languages', { count: languages.length }), t('sell-own'), t('sell-answer')]
    : [t('good-devices'), t('good-orders'), t('good-lists')];
  return (
    <aside
      className={
        'hidden flex-col justify-between gap-8 overflow-hidden ' +
        'rounded-e-tile bg-primary-tint p-10 pb-0 lg:flex'
      }
    >
      <div>
        <p className="text-2xl font-[650] text-balance">
          {selling ? t('sell-welcome', { name }) : t('welcome', { name })}
        </p>
        <ul className="mt-5 flex flex-col gap-3">
          {points.map((point) => (
            <li key={point} className="flex gap-3">
              <span
                className={
                  'mt-0.5 grid size-5 shrink-0 place-items-center ' +
                  'rounded-full bg-primary text-on-primary'
                }
              >
                <Icon name="check" size={13} strokeWidth={3} />
              </span>
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div className="-mx-10">
        <MarketDrawing />
      </div>
    </aside>
  );
}
