import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import type { Totals } from '#market/pricing/totals.ts';
import { TotalBar } from '#web/ui/cart/total-bar.tsx';
import { TotalsTable } from '#web/ui/cart/totals-table.tsx';

/**
 * A step of buying: its questions at the start side, the sums at the end side, and its one button
 * below them, or in a bar on phones.
 */
export function StepFrame({
  lines,
  totals,
  unshipped,
  button,
  className,
  children,
}: {
  lines: CartLine[];
  totals: Totals;
  unshipped?: string | undefined;
  button: ReactNode;
  className: string;
  children: ReactNode;
}) {
  const t = useTranslations('checkout');
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className={`grid min-w-0 ${className}`}>{children}</div>
        <section aria-labelledby="summary" className="card p-5 lg:tall:sticky lg:top-6">
          <h2 id="summary" className="mb-3 text-lg">
            {t('summary')}
          </h2>
          <TotalsTable totals={totals} pieces={pieces} unshipped={unshipped} />
          <div className="mt-4 max-lg:hidden">{button}</div>
        </section>
      </div>
      <TotalBar total={totals.total}>{button}</TotalBar>
    </>
  );
}
