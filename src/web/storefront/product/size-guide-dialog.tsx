import { useTranslations } from 'use-intl';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { call } from '#web/ui/api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { LoadFailed } from '#web/ui/message/load-failed.tsx';
import { Loading } from '#web/ui/message/loading.tsx';
import { SizeTableView } from '#web/storefront/product/size-table-view.tsx';

const SHEET =
  'card shadow-float m-auto max-h-[calc(100dvh-2rem)] w-fit min-w-[min(22rem,calc(100vw-2rem))] ' +
  'max-w-[min(48rem,calc(100vw-2rem))] overflow-y-auto overflow-x-hidden p-4 text-start text-ink ' +
  'backdrop:bg-black/45 md:p-6';

/** The measures of sizes, loaded on demand. */
export default function SizeGuideDialog({
  product,
  closed,
}: {
  product: number;
  closed: () => void;
}) {
  const t = useTranslations('product-page');
  const close = useTranslations('header');
  const trouble = useTranslations('trouble');
  const { answer, again } = useAnswer(String(product), () =>
    call('product.sizeTable', { id: product }),
  );
  return (
    <Dialog aria-labelledby="size-guide" pressBeside closed={closed} className={SHEET}>
      <div className="flex items-start justify-between gap-4">
        <h2 id="size-guide" className="pt-1.5 text-lg">
          {t('size-guide')}
        </h2>
        <button
          type="button"
          autoFocus
          onClick={closed}
          aria-label={close('close')}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-ground-3"
        >
          <Icon name="x" size={20} />
        </button>
      </div>
      {!answer ? (
        <Loading words={t('size-loading')}>
          <div className="skeleton mt-3 h-64" />
        </Loading>
      ) : answer.ok && answer.data ? (
        <SizeTableView table={answer.data} />
      ) : (
        <LoadFailed
          message={(!answer.ok && answer.message) || trouble('api-down')}
          retry={trouble('reload')}
          again={again}
        />
      )}
    </Dialog>
  );
}
