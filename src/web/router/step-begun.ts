let begun = false;

/** Whether a step is on its way, also while the page is still shown as it was before it. */
export const isStepBegun = (): boolean => begun;

export function sayStepBegun(now: boolean): void {
  begun = now;
}
