import type { ToggleEvent } from 'react';

/** Moves the focus into a drawer that opens, because the drawer covers the button. */
export function focusIn({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') currentTarget.querySelector('button')?.focus();
}
