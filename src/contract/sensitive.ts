// The calls that a stolen session must not make: they require that the password was given within
// the last minutes, or ask for it (`proof.give`). This is the only list of them.
import type { CallName } from '#contract/endpoints.ts';

/** How long a given password counts, in minutes. */
export const PROOF_MINUTES = 10;

const always = [
  // who works here, and their permissions
  'staff.appoint',
  'staff.dismiss',
  'adminStaffMember.invite',
  'adminRole.save',
  'adminRole.delete',
  'adminRole.restore',
  'sellerPeople.appoint',
  'sellerPeople.dismiss',
  'sellerPeople.invite',
  'sellerRole.save',
  'sellerRole.delete',
  'adminSecondFactor.reset',
  'adminSecondFactor.demand',
  // access for others in the market's name
  'adminApiKey.make',
  'adminWebhookMore.secret',
  'adminWebhookMore.rotate',
  'adminSignIn.save',
  'adminMailServer.save',
  // the protection of the caller's own account
  'passkey.begin',
  'passkey.remove',
  // where money goes
  'payMethod.save',
  'paperSettings.save',
  'sellerMoney.savePayee',
  // who counts as the trader
  'sellerTrader.save',
  'sellerPaper.saveSettings',
  // a whole store, and everything that it sells
  'sellerClosing.close',
  'openPayout.paid',
  'adminPayoutBulk.bulk',
  // what cannot be undone
  'adminCustomerData.erase',
] as const satisfies CallName[];

/** Sensitive only if the field differs from the market's present value. */
const whereChanged = { 'adminSettings.save': 'currency' } as const satisfies Partial<
  Record<CallName, string>
>;

/** All calls in the list. */
export const sensitiveCalls: CallName[] = [
  ...always,
  ...(Object.keys(whereChanged) as (keyof typeof whereChanged)[]),
];

/**
 * Whether a call with this input is sensitive; `market` has the present values of the fields that
 * matter only if they change.
 */
export function isSensitive(
  name: string,
  input: unknown,
  market: Record<'currency', string>,
): boolean {
  if (always.some((one) => one === name)) return true;
  const field = Object.entries(whereChanged).find(([call]) => call === name)?.[1];
  if (field === undefined || typeof input !== 'object' || input === null) return false;
  return Reflect.get(input, field) !== market[field];
}
