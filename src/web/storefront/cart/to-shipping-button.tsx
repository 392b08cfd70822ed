import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The button to shipping; if it is disabled, the reason is below. */
export function ToShippingButton({
  reason,
  tellReason = true,
}: {
  reason: string | null;
  tellReason?: boolean;
}) {
  const t = useTranslations('cart');
  const id = useId();
  if (reason === null)
    return (
      <Link to="/shipping" prefetch="intent" className="button button-primary w-full">
        {t('to-shipping')}
        <Icon name="arrow-right" size={18} className="icon-mirror" />
      </Link>
    );
  return (
    <>
      <WorkButton
        type="button"
        busy={false}
        closed
        aria-describedby={id}
        className="button button-primary w-full"
      >
        {t('to-shipping')}
      </WorkButton>
      <p id={id} className={tellReason ? 'mt-2 text-sm text-ink-2' : 'sr-only'}>
        {reason}
      </p>
    </>
  );
}
