import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#base/money.ts';
import { bottomBar } from '#web/ui/bars.ts';
import { useMoney } from '#web/ui/cart/use-totals.ts';

const BAR =
  'tall:sticky z-30 -mx-4 mt-6 flex items-center gap-4 border-t border-line bg-ground px-4 py-3 ' +
  'md:-mx-6 md:px-6 lg:hidden';
const AT_BOTTOM = 'bottom-0 pb-[calc(0.75rem+env(safe-area-inset-bottom))]';
const OVER_BOTTOM_BAR = 'bottom-[calc(3.5rem+env(safe-area-inset-bottom))] md:bottom-0';

/**
 * On narrow screens: the total and the button to go on, always in view, above the site's bottom
 * bar.
 */
export function TotalBar({
  total,
  overBar = false,
  children,
}: {
  total: Money;
  overBar?: boolean;
  children: ReactNode;
}) {
  const o = useTranslations('order');
  const write = useMoney();
  return (
    <div ref={bottomBar} className={`${BAR} ${overBar ? OVER_BOTTOM_BAR : AT_BOTTOM}`}>
      <p className="shrink-0 leading-tight">
        <span className="block text-xs text-ink-2">{o('total')}</span>
        <bdi className="figures text-lg font-bold">{write(total)}</bdi>
      </p>
      <div className="ms-auto min-w-0 max-sm:flex-1">{children}</div>
    </div>
  );
}
