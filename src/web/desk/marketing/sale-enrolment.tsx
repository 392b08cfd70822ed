import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';

/** Until when stores can enter products in a sale, and the rules. */
export function SaleEnrolment() {
  const t = useTranslations('desk-marketing');
  const until: unknown = useWatch({ name: 'enrol_until' });
  return (
    <FieldCard title={t('enrol')}>
      <MomentField name="enrol_until" label={t('enrol-until')} none={t('enrol-none')} />
      {Boolean(until) && (
        <>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <NumberField name="min_percent" label={t('min-percent')} unit="%" />
            <NumberField name="per_store" label={t('per-store')} />
          </div>
          <TextsField name="terms" label={t('terms')} hint={t('terms-hint')} lines={4} />
        </>
      )}
    </FieldCard>
  );
}
