import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { PaymentLoadFailed } from '#web/ui/payment/payment-load-failed.tsx';
import { PaymentMethodChoice } from '#web/ui/payment/payment-method-choice.tsx';
import type { PaymentGateway, PaymentMethod } from '#web/ui/payment/payment-methods.ts';

type Props = {
  gateway: PaymentGateway | null;
  /** Those of them that allow this order. */
  methods: PaymentMethod[];
  failed: boolean;
  again: () => void;
  chosen: number | null;
  onChoose: (method: number) => void;
  refused: string | null;
  /** Shown below the methods. */
  children: ReactNode;
};

/** The choice of payment method. */
export function PaymentChoice({
  gateway,
  methods,
  failed,
  again,
  chosen,
  onChoose,
  refused,
  children,
}: Props) {
  const t = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  return (
    <section aria-labelledby="payment" className="card p-4 md:p-5">
      <h2 id="payment" className="mb-3 text-lg">
        {t('payment')}
      </h2>
      {gateway === null ? (
        failed ? (
          <PaymentLoadFailed again={again} />
        ) : (
          <div aria-hidden className="skeleton h-20 noscript:hidden" />
        )
      ) : methods.length === 0 ? (
        <ProblemBox>{refusal('method-unavailable')}</ProblemBox>
      ) : (
        <PaymentMethodChoice
          methods={methods}
          gateway={gateway}
          chosen={chosen}
          onChoose={onChoose}
          legend={t('payment')}
        />
      )}
      {children}
      <div role="status">{refused && <ProblemBox>{refused}</ProblemBox>}</div>
    </section>
  );
}
