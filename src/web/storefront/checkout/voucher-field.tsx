import { useTranslations } from 'use-intl';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props = {
  typed: string;
  onType: (typed: string) => void;
  /** The code that is part of the order by now. */
  kept: string;
  onKeep: () => void;
  refused: string | null;
};

/**
 * A voucher's code. It is kept with the order and judged when that is placed; what the shop has
 * against it stands here.
 */
export function VoucherField({ typed, onType, kept, onKeep, refused }: Props) {
  const t = useTranslations('checkout');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onKeep();
      }}
      className="card p-4 md:p-5"
    >
      <label htmlFor="voucher" className="mb-2 block text-lg font-semibold">
        {t('voucher')} <span className="text-sm font-normal text-ink-2">({t('optional')})</span>
      </label>
      <div className="flex max-w-md gap-2">
        <input
          id="voucher"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          aria-invalid={refused !== null}
          aria-describedby="voucher-refused voucher-about"
          className="field min-w-0 rtl:text-end"
        />
        <button type="submit" className="button button-quiet shrink-0">
          {t('apply')}
        </button>
      </div>
      <FieldFault id="voucher-refused">{refused}</FieldFault>
      <p role="status" className="text-sm text-good">
        {kept &&
          !refused &&
          t.rich('voucher-kept', {
            code: () => (
              <bdi dir="ltr" className="font-semibold">
                {kept}
              </bdi>
            ),
          })}
      </p>
      <p id="voucher-about" className="mt-1 text-sm text-ink-2">
        {t('voucher-about')}
      </p>
    </form>
  );
}
