import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { useCopy } from '#web/ui/use-copy.ts';

/** A text in Latin letters that is needed elsewhere, with a button that copies it. */
export function CopyField({ label, value, hint }: { label: string; value: string; hint: string }) {
  const t = useTranslations('desk');
  const { copied, copy } = useCopy(value);
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <span className="flex gap-2">
          <input {...control} readOnly value={value} dir="ltr" className="field min-w-0 grow" />
          <button
            type="button"
            onClick={() => void copy()}
            className="button button-quiet shrink-0"
          >
            <DeskIcon name={copied ? 'check' : 'copy'} />
            <span aria-live="polite">{copied ? t('copied') : t('copy')}</span>
          </button>
        </span>
      )}
    </Field>
  );
}
