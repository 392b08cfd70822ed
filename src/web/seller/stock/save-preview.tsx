import { useFormatter, useTranslations } from 'use-intl';
import { inRow } from '#web/desk/parts/in-row.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { withColon } from '#web/desk/parts/named.ts';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import type { StockState } from '#web/seller/stock/use-stock-edits.ts';

type Props = { state: StockState; close: () => void };

/** All changes, before and after, at a glance; then saves them. */
export function SavePreview({ state: { edits, save, waits }, close }: Props) {
  const t = useTranslations('seller-stock');
  const money = useMoney();
  const format = useFormatter();
  const finish = async () => {
    if (await save()) close();
  };
  return (
    <FormDialog
      title={t('review')}
      done={t('save', { count: edits.size })}
      finish={() => void finish()}
      {...{ waits, close }}
    >
      <ul className="grid max-h-[45dvh] gap-2 overflow-y-auto text-sm">
        {[...edits.values()].map(({ row, price, stock }) => (
          <li key={row.id} className="border-t border-line pt-2 break-words">
            <p className="font-semibold">
              {inRow([row.title, row.variant])} <bdi>{row.sku}</bdi>
            </p>
            {price !== undefined && (
              <Change name={t('price')} was={money(row.price)} became={amount(price, money)} />
            )}
            {stock !== undefined && (
              <Change
                name={t('pieces')}
                was={format.number(row.stock)}
                became={amount(stock, (count) => format.number(count))}
              />
            )}
          </li>
        ))}
      </ul>
    </FormDialog>
  );
}

/** A text that is not a number is shown as typed: the row will be refused. */
const amount = (typed: string, say: (value: number) => string): string =>
  Number.isFinite(Number(typed)) ? say(Number(typed)) : typed;

const Change = ({ name, was, became }: { name: string; was: string; became: string }) => (
  <p>
    <span className="text-ink-2">{withColon(name)}</span>
    <del className="text-drop">{was}</del> <ins className="text-good no-underline">{became}</ins>
  </p>
);
