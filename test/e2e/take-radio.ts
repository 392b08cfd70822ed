import type { Locator } from 'playwright-core';

/** Presses the label of a radio that has the shop's own looks: the radio itself is not to be seen. */
export async function takeRadio(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await radio.and(radio.page().locator(':checked')).waitFor({ state: 'attached' });
}
