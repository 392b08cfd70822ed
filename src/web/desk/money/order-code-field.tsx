import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/form/field.tsx';

type Props = { hint: string; code: string; write: (code: string) => void };

/** The field for the code of the order that money belongs to. */
export function OrderCodeField({ hint, code, write }: Props) {
  const t = useTranslations('desk-money');
  return (
    <div className="card p-4">
      <Field label={t('order-code')} hint={hint}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            value={code}
            onChange={({ target }) => write(target.value.trim())}
            className="field"
          />
        )}
      </Field>
    </div>
  );
}
