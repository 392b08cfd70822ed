import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useFormatter } from 'use-intl';

const ROW =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm py-1 ' +
  'lg:min-h-8 lg:gap-2.5 lg:text-sm';

type Props = {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  on: boolean;
  /** The number of products that match. */
  count?: number | undefined;
  children: ReactNode;
};

/** A checkbox that shows a press at once, and follows the filters in the address. */
export function Tick({ type, name, value, on, count, children }: Props) {
  const { number } = useFormatter();
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    if (box.current) box.current.checked = on;
  }, [on]);
  return (
    <label htmlFor={id} className={ROW}>
      <input
        ref={box}
        id={id}
        type={type}
        name={name}
        value={value}
        defaultChecked={on}
        className="size-5 shrink-0 lg:size-4.5"
      />
      {children}
      {count !== undefined && (
        <span className="figures ms-auto ps-2 text-sm text-ink-3">
          <bdi>{number(count)}</bdi>
        </span>
      )}
    </label>
  );
}
