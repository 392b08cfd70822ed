import { useTranslations } from 'use-intl';

type Props = {
  checked: boolean | 'some';
  label: string;
  /** `range`: with the shift key. */
  pick: (range: boolean) => void;
};

/** Selects a row, or all that are shown; a selected row is tinted. */
export function SelectBox({ checked, label, pick }: Props) {
  const t = useTranslations('desk-list');
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center md:size-9">
      <span className="sr-only">{t('choose-row', { name: label })}</span>
      <input
        type="checkbox"
        data-chooses
        checked={checked === true}
        ref={(box) => {
          if (box) box.indeterminate = checked === 'some';
        }}
        onChange={({ nativeEvent }) =>
          pick(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-5 accent-primary"
      />
    </label>
  );
}
