import { useTranslations } from 'use-intl';
import { goToChosen } from '#web/desk/list/chosen-bar.tsx';

type Props = {
  checked: boolean | 'some';
  label: string;
  /** It was chosen last: Tab goes from it to the actions for the chosen rows. */
  leads?: boolean;
  /** `range`: with the shift key. */
  pick: (range: boolean) => void;
};

/** Selects a row, or all shown rows; a selected row is tinted. */
export function SelectBox({ checked, label, leads = false, pick }: Props) {
  const t = useTranslations('desk-list');
  return (
    <>
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
          className="size-5"
        />
      </label>
      {leads && checked && (
        <button
          type="button"
          onClick={goToChosen}
          className="button button-primary absolute z-10 ms-9 -mt-10 not-focus:sr-only"
        >
          {t('chosen-rows')}
        </button>
      )}
    </>
  );
}
