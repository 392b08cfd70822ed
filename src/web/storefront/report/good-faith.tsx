import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

/** The reporter's statement that they believe what they say. */
export function GoodFaith({ fault }: { fault: string | undefined }) {
  const t = useTranslations('report');
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name="good_faith"
          value="true"
          aria-required
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && `${id}-fault`}
          className="size-5 shrink-0"
        />
        {t('good-faith')}
      </label>
      <FieldFault id={`${id}-fault`} alert={false}>
        {fault}
      </FieldFault>
    </div>
  );
}
