let begun = false;

/** Whether a step is under way, even while the page before it is still shown. */
export const isStepBegun = (): boolean => begun;

export function sayStepBegun(now: boolean): void {
  begun = now;
}
