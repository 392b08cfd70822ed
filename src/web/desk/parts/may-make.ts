// Who may do what is said once, in the contract: screens ask for the permission of a call.
import { deskPermissions, type DeskCall } from '#contract/desk-addresses.ts';

/** Whether somebody with these permissions may make a call. */
export function mayMake(permissions: readonly string[], call: DeskCall): boolean {
  const asked = deskPermissions[call];
  return asked === undefined || permissions.includes(asked);
}
