import { isTicked, isThere } from '#web/ui/cart/line-state.ts';
import type { CartLine } from '#contract/cart-line.ts';

type Props = {
  lines: CartLine[];
  label: string;
  showLabel?: boolean;
  onTick: (lines: CartLine[], on: boolean) => void;
};

/**
 * One checkbox for a line, a store's lines or all: mixed if only some are ticked. Lines that cannot
 * be bought can only be unticked.
 */
export function LineCheckbox({ lines, label, showLabel = false, onTick }: Props) {
  const open = lines.filter((line) => isThere(line) || isTicked(line));
  const ticked = lines.filter(isTicked);
  const all = open.length > 0 && ticked.length === open.length;
  return (
    <label
      className={
        'flex min-h-11 items-center gap-2 ' + (showLabel ? 'pe-2' : 'min-w-11 justify-center')
      }
    >
      <input
        type="checkbox"
        className="size-5 shrink-0"
        aria-label={showLabel ? undefined : label}
        checked={all}
        disabled={open.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = ticked.length > 0 && !all;
        }}
        onChange={() => onTick(all ? lines : lines.filter(isThere), !all)}
      />
      {showLabel && <span>{label}</span>}
    </label>
  );
}
