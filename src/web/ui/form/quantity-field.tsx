import { useState, type ComponentProps } from 'react';
import { latinDigits } from '#base/latin-digits.ts';
import { Icon } from '#web/ui/icon.tsx';

const BUTTON = 'grid w-10 shrink-0 place-items-center hover:text-primary';
const INPUT = 'figures h-11 bg-transparent text-center font-semibold';
const MOST_DIGITS = 6;

type Props = Pick<
  ComponentProps<'input'>,
  'id' | 'disabled' | 'aria-label' | 'aria-invalid' | 'aria-describedby'
> & {
  quantity: number;
  /** At these limits, a button only says why it stops. */
  least: number;
  most: number;
  /** Takes any number; it decides, and says what is wrong with it. */
  want: (quantity: number) => void;
  narrow?: boolean;
  words: { fewer: string; more: string };
};

/** One fewer, a number to type, one more. A typed number counts on Enter or on leaving. */
export function QuantityField({
  quantity,
  least,
  most,
  want,
  narrow = false,
  words,
  disabled,
  ...given
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed) want(Number(typed));
    setTyped(null);
  };
  const step = (name: 'minus' | 'plus', label: string, to: number, over: boolean) => (
    <button
      type="button"
      disabled={disabled}
      onClick={() => {
        setTyped(null);
        want(to);
      }}
      aria-label={label}
      className={`${BUTTON} ${over || disabled ? 'text-ink-3' : ''}`}
    >
      <Icon name={name} size={16} />
    </button>
  );
  return (
    <div className="flex rounded border border-line-2">
      {step('minus', words.fewer, Math.min(quantity - 1, Math.max(most, least)), quantity <= least)}
      <input
        {...given}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? quantity}
        onChange={({ target }) =>
          setTyped(latinDigits(target.value).replaceAll(/\D/g, '').slice(0, MOST_DIGITS))
        }
        onFocus={({ target }) => target.select()}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle();
          if (key === 'Escape') setTyped(null);
        }}
        className={`${INPUT} ${narrow ? 'w-10' : 'w-14'}`}
      />
      {step('plus', words.more, quantity + 1, quantity >= most)}
    </div>
  );
}
