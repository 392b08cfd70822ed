import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ComingSale } from '#contract/coming-sale.ts';
import { Icon } from '#web/ui/icon.tsx';
import { StartsIn } from '#web/ui/sale/starts-in.tsx';
import '#web/ui/words/extras-words.client.ts';

/** Says that a product will be in an announced flash sale. */
export default function SoonInSale({ sale }: { sale: ComingSale }) {
  const t = useTranslations('sale');
  return (
    <div className="flex flex-col gap-2 rounded bg-info-tint px-3 py-2.5">
      <p className="flex items-center gap-1.5 text-sm font-semibold">
        <Icon name="zap" size={16} className="shrink-0" />
        <span>
          {t.rich('soon', {
            sale: () => (
              <Link to={`/flash-sale/${sale.id}`} className="link underline" dir="auto">
                {sale.title}
              </Link>
            ),
          })}
        </span>
      </p>
      <StartsIn sale={sale} />
    </div>
  );
}
