// Keyboard shortcuts without Ctrl. People with a screen reader or voice control can turn them off
// (WCAG 2.1.4); the browser remembers that.
import { reactiveState } from '#web/ui/reactive-state.ts';

const KEPT = 'desk-keys';

/** Whether they are on. */
export const singleKeys = reactiveState(true);
export const keysAreOn = (): boolean => singleKeys.get();

/** Reads the setting of this browser; call it once, when the front starts. */
export const readSingleKeys = (): void => singleKeys.set(localStorage.getItem(KEPT) !== 'off');

export function turnSingleKeys(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off');
  singleKeys.set(on);
}

/** Whether a key belongs to a field, to a menu or to the browser. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const typing = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=menu]';
  return ctrlKey || metaKey || altKey || (target instanceof Element && !!target.closest(typing));
}
