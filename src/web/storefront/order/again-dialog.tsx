import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { AgainLine } from '#contract/ordered-again.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { usePrice } from '#web/ui/site.ts';

/**
 * What ordering again put into the cart, and the names of products that could not be added, or not
 * as before.
 */
export default function AgainDialog({ lines, closed }: { lines: AgainLine[]; closed: () => void }) {
  const t = useTranslations('order');
  const inCart = lines.filter(({ outcome }) => outcome === 'kept' || outcome === 'fewer');
  const changed = lines.filter((line) => line.outcome !== 'kept' || isRepriced(line));
  return (
    <Dialog aria-labelledby="again-head" closed={closed}>
      <h2 id="again-head" className="text-xl">
        {inCart.length > 0 ? t('again-head') : t('again-none')}
      </h2>
      {inCart.length > 0 && (
        <p className="mt-1 text-ink-2">{t('again-in-cart', { count: inCart.length })}</p>
      )}
      {changed.length > 0 && (
        <>
          <h3 className="mt-4 text-base">{t('again-changed')}</h3>
          <ul className="mt-1 divide-y divide-line">
            {changed.map((line) => (
              <AgainItem key={`${line.product_id} ${line.inventory_id}`} line={line} />
            ))}
          </ul>
        </>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <form method="dialog" className="max-sm:w-full">
          <button className="button button-quiet max-sm:w-full">{t('again-stay')}</button>
        </form>
        {inCart.length > 0 && (
          <Link to="/cart" className="button button-primary max-sm:w-full">
            {t('again-cart')}
          </Link>
        )}
      </div>
    </Dialog>
  );
}

const isRepriced = ({ was, price }: AgainLine) => was !== null && price !== null && was !== price;

function AgainItem({ line }: { line: AgainLine }) {
  const { title, choice, image } = line;
  return (
    <li className="flex gap-3 py-3">
      <Picture
        name={image}
        alt=""
        sizes="56px"
        width={56}
        height={56}
        className="size-14 shrink-0 rounded-sm bg-ground-2 object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </p>
        {choice && (
          <p className="text-sm text-ink-2">
            <bdi>{choice}</bdi>
          </p>
        )}
        <Outcome line={line} />
      </div>
    </li>
  );
}

function Outcome({ line }: { line: AgainLine }) {
  const t = useTranslations('order');
  const write = usePrice();
  const { outcome, quantity, ordered, was, price } = line;
  return (
    <>
      {outcome === 'gone' && <p className="text-sm text-drop">{t('again-gone')}</p>}
      {outcome === 'away' && <p className="text-sm text-drop">{t('again-away')}</p>}
      {outcome === 'sold-out' && <p className="text-sm text-drop">{t('again-sold-out')}</p>}
      {outcome === 'cart-full' && <p className="text-sm text-drop">{t('again-full')}</p>}
      {outcome === 'fewer' && (
        <p className="text-sm text-warn">{t('again-fewer', { quantity, ordered })}</p>
      )}
      {isRepriced(line) && (
        <p className="figures text-sm text-ink-2">
          {t.rich('again-price', {
            price: () => <bdi className="font-semibold text-ink">{write(price ?? 0)}</bdi>,
            was: () => <bdi>{write(was ?? 0)}</bdi>,
          })}
        </p>
      )}
    </>
  );
}
