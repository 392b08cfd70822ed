import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';

/** What EU law requires of a marketplace: for customers, stores and products. */
export function EuCard() {
  const t = useTranslations('desk-shop');
  const on = useWatch({ name: 'eu_pack' }) === true;
  return (
    <FieldCard title={t('eu')}>
      <SwitchField name="eu_pack" label={t('eu-pack')} hint={t('eu-pack-hint')} />
      {on && (
        <>
          <MomentField name="eu_grace" label={t('eu-grace')} none={t('eu-grace-none')} />
          <SwitchField
            name="trader_checks"
            label={t('trader-checks')}
            hint={t('trader-checks-hint')}
          />
        </>
      )}
    </FieldCard>
  );
}
