import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { reportReasons } from '#contract/report-reasons.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = { chosen: string; choose: (reason: string) => void; fault: string | undefined };

/** The reason for a report, from a list. */
export function ReasonChoice({ chosen, choose, fault }: Props) {
  const t = useTranslations('report');
  const box = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (box.current?.value) choose(box.current.value); // chosen before hydration
  }, [choose]);
  return (
    <Field label={t('reason')} fault={fault}>
      {(control) => (
        <select
          {...control}
          ref={box}
          name="reason"
          aria-required
          value={chosen}
          onChange={({ target }) => choose(target.value)}
          className="field"
        >
          <option value="">{t('choose')}</option>
          {reportReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`reason-${reason}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
