// Calls that a stolen session must not make: who makes one has given their password within the last
// minutes, or is asked for it (`proof.give`). The one list of them.
import type { CallName } from '#contract/endpoints.ts';

/** How long a password that was given counts, in minutes. */
export const PROOF_MINUTES = 10;

const always = [
  // who works here, and what they may do
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
  // what others act by in the market's name
  'adminApiKey.make',
  'adminWebhookMore.secret',
  'adminWebhookMore.rotate',
  'adminSignIn.save',
  'adminMailServer.save',
  // what guards the caller's own account
  'passkey.begin',
  'passkey.remove',
  // where money goes
  'payMethod.save',
  'paperSettings.save',
  'sellerMoney.savePayee',
  // who is said to trade
  'sellerTrader.save',
  'sellerPaper.saveSettings',
  // a whole store, and all that it sells
  'sellerClosing.close',
  'openPayout.paid',
  'adminPayoutBulk.bulk',
  // what cannot be taken back
  'adminCustomerData.erase',
] as const satisfies CallName[];

/** These only where the field differs from what the market has. */
const whereChanged = { 'adminSettings.save': 'currency' } as const satisfies Partial<
  Record<CallName, string>
>;

/** Every call of the list. */
export const sensitiveCalls: CallName[] = [
  ...always,
  ...(Object.keys(whereChanged) as (keyof typeof whereChanged)[]),
];

/**
 * Whether a call with this input is sensitive; `market` is what the market has of the fields that
 * only matter where they change.
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
