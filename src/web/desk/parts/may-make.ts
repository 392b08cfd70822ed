// Permissions are defined once, in the contract: screens look up the permission of a call.
import { deskPermissions, type DeskCall } from '#contract/desk-addresses.ts';

/** Whether somebody with these permissions may make a call. */
export function mayMake(permissions: readonly string[], call: DeskCall): boolean {
  const permission = deskPermissions[call];
  return permission === undefined || permissions.includes(permission);
}
