import { useTranslations } from 'use-intl';
import { Loading } from '#web/ui/message/loading.tsx';

/** A placeholder for a loading order, in the final size. */
export function OrderLoading() {
  const t = useTranslations('order');
  return (
    <Loading words={t('loading')} className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <div className="flex flex-col gap-6">
        <div className="skeleton h-76 sm:h-40 md:h-24" />
        <div className="skeleton h-112" />
      </div>
      <div className="flex flex-col gap-6">
        <div className="skeleton h-52" />
        <div className="skeleton h-44" />
      </div>
    </Loading>
  );
}
