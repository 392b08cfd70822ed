// The roles of a store's people: the standard ones, and those that it made itself.
import { z } from 'zod';
import { somePermissions } from '#contract/chosen-permissions.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { storePermissions, storeRoles } from '#contract/store-permission.ts';
import { text, wholeNumber } from '#contract/values.ts';

const store_id = of('store', optionalId);
const fields = { name: text(60), permissions: somePermissions(storePermissions) };
export type StoreRoleFields = z.output<z.ZodObject<typeof fields>>;

const roleFields = {
  /** Empty for a standard one, which each language names. */
  name: z.string(),
  permissions: z.array(z.string()),
  /** The number of people with it. */
  people: z.int(),
};
const row = z
  .object({ id: z.int().nullable(), role: z.enum(storeRoles), ...roleFields })
  .meta({ id: 'StoreRoleRow' });
export type StoreRoleRow = z.output<typeof row>;
const opened = z
  .object({ id: z.int(), version: z.int(), edited: lastEdited, ...roleFields })
  .meta({ id: 'OpenedStoreRole' });
export type OpenedStoreRole = z.output<typeof opened>;

const version = wholeNumber(1, 2_147_483_647);
const ofOne = {
  audience: 'seller',
  permission: 'people',
  otherwise: 'thing-not-found',
} as const;

export const sellerRoleCalls = {
  all: endpoint({
    operationId: 'sellerRoles',
    path: 'seller/roles',
    methods: ['GET'],
    audience: 'seller',
    permission: 'people',
    about:
      'Lists the roles that the store can give, with their permissions. The store’s own roles ' +
      'have an `id`.',
    input: z.object({ store_id }),
    output: z.array(row),
  }),
  open: endpoint({
    ...ofOne,
    operationId: 'sellerRole',
    path: 'seller/role/{id}',
    methods: ['GET'],
    about: 'Returns one of the store’s own roles, and its version.',
    input: z.object({ id: idOf('store-role'), store_id }),
    output: opened,
  }),
  edits: endpoint({
    ...ofOne,
    operationId: 'sellerRoleEdits',
    path: 'seller/role/edits/{id}',
    methods: ['GET'],
    about: 'Lists the changes to one of the store’s own roles and who made them, newest first.',
    input: z.object({ id: idOf('store-role'), store_id }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...ofOne,
    operationId: 'sellerSaveRole',
    path: 'seller/role/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Creates a role of the store (without `id`), or updates one. Refused if somebody has saved ' +
      'it since this `version`.',
    input: z.object({
      id: of('store-role', optionalId),
      store_id,
      version: version.nullish().default(null),
      ...fields,
    }),
    output: opened,
  }),
  delete: endpoint({
    ...ofOne,
    operationId: 'sellerDeleteRole',
    path: 'seller/role/delete/{id}',
    methods: ['POST'],
    toast: 'deleted',
    about: 'Deletes a role of the store. Refused while somebody has it or is invited to it.',
    input: z.object({ id: idOf('store-role'), store_id, version }),
    output: z.null(),
  }),
};
