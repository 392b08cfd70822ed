import { useTranslations } from 'use-intl';
import { Box } from '#web/ui/message/problem-box.tsx';
import { WaysChoice } from '#web/ui/payment/payment-method-choice.tsx';
import type { PaymentGateway, Way } from '#web/ui/payment/payment-methods.ts';

type Props = {
  gateway: PaymentGateway | null;
  /** Of them those that are for this order. */ ways: Way[];
  failed: boolean;
  again: () => void;
  chosen: number | null;
  onChoose: (method: number) => void;
  refused: string | null;
};

/** How to pay. */
export function PaymentChoice({ gateway, ways, failed, again, chosen, onChoose, refused }: Props) {
  const t = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  const trouble = useTranslations('trouble');
  return (
    <section aria-labelledby="payment" className="card p-4 md:p-5">
      <h2 id="payment" className="mb-3 text-lg">
        {t('payment')}
      </h2>
      {gateway === null ? (
        failed ? (
          <Box
            fixes={
              <button type="button" onClick={again} className="min-h-8 font-semibold underline">
                {t('again')}
              </button>
            }
          >
            {trouble('api-down')}
          </Box>
        ) : (
          <div aria-hidden className="skeleton h-20 noscript:hidden" />
        )
      ) : ways.length === 0 ? (
        <Box>{refusal('method-unavailable')}</Box>
      ) : (
        <WaysChoice
          ways={ways}
          gateway={gateway}
          chosen={chosen}
          onChoose={onChoose}
          legend={t('payment')}
        />
      )}
      <div role="status">{refused && <Box>{refused}</Box>}</div>
    </section>
  );
}
