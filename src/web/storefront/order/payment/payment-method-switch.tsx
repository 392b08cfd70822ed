import { useRef, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { PaymentMethodChoice } from '#web/ui/payment/payment-method-choice.tsx';

type Props = ComponentProps<typeof PaymentMethodChoice> & {
  /** Whether only the chosen method is shown, until another is asked for. */
  alone: boolean;
};

/** The payment methods, or the order's own and a button for the others. */
export function PaymentMethodSwitch({ alone, methods, chosen, ...rest }: Props) {
  const t = useTranslations('owed');
  const [all, setAll] = useState(!alone);
  const place = useRef<HTMLDivElement>(null);
  const more = () => {
    flushSync(() => setAll(true));
    // the pressed button is gone
    place.current?.querySelector<HTMLElement>('input:checked')?.focus();
  };
  return (
    <div ref={place}>
      <PaymentMethodChoice
        methods={all ? methods : methods.filter(({ method }) => method === chosen)}
        chosen={chosen}
        {...rest}
      />
      {!all && methods.length > 1 && (
        <button
          type="button"
          onClick={more}
          className="link mt-1 inline-flex min-h-11 items-center text-sm font-semibold"
        >
          {t('change-way')}
        </button>
      )}
    </div>
  );
}
