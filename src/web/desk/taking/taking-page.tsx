// A new order for a customer: who it is for, the address, the items, and the payment.
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { TakingBuyer } from '#web/desk/taking/taking-buyer.tsx';
import { TakingGoods } from '#web/desk/taking/taking-goods.tsx';
import { TakingPay } from '#web/desk/taking/taking-pay.tsx';
import { useChosenCustomer } from '#web/desk/taking/use-chosen-customer.ts';
import { useTaking } from '#web/desk/taking/use-taking.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';

export default function TakingPage() {
  const t = useTranslations('desk-taking');
  const taking = useTaking();
  const { buyer, choose } = useChosenCustomer(taking);
  const [query, setQuery] = useSearchParams();
  const customerId = Number(query.get('customer'));
  useEffect(() => {
    if (!customerId) return;
    setQuery({}, { replace: true });
    void choose(customerId);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whom the address names, once
  }, [customerId]);
  return (
    <>
      <WayBack to="/admin/orders" list={t('orders')} />
      <ScreenTitle title={t('title')}>
        <button type="button" className="button button-quiet" onClick={taking.forget}>
          {t('forget')}
        </button>
      </ScreenTitle>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <TakingBuyer {...{ taking, buyer, choose }} />
          <TakingGoods taking={taking} />
        </div>
        <TakingPay taking={taking} />
      </div>
    </>
  );
}
