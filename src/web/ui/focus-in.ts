import type { ToggleEvent } from 'react';

/** When a drawer opens, the focus goes into it: what has opened it is covered by then. */
export function focusIn({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}
