import type { Locator } from 'playwright-core';

/** Presses the label of a radio button: the button itself is hidden by the shop's own look. */
export async function takeRadio(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await radio.and(radio.page().locator(':checked')).waitFor({ state: 'attached' });
}
