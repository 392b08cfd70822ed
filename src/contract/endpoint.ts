// One call of the API, said once: its address, who may make it, what it takes and what its `data`
// is.
import { z } from 'zod';
import type { Permission } from '#contract/permission.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { StorePermission } from '#contract/store-permission.ts';

/**
 * Who a call is for: anyone; anyone with a bearer or a `user_token`; only a bearer; only the bearer
 * of whoever runs a store, or works for the market; whoever has the code of the first set-up.
 */
export type Audience = 'public' | 'guest' | 'bearer' | 'seller' | 'staff' | 'installer';

export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Audience = Audience,
> = {
  /**
   * Below `/api/v1/`; `{id}` and `{slug}` stand for a segment of the address and are handed over as
   * input.
   */
  path: string;
  methods: ('GET' | 'POST' | 'DELETE')[];
  audience: Who;
  /** Of the staff or of a store’s people: what they must be allowed to do. */
  permission?: PermissionFor<Who>;
  /**
   * What sellers and staff who may not are refused with, where the call is about a thing: as if
   * there were no such thing. Without it: 'not-allowed'.
   */
  otherwise?: RefusalCode;
  about: string;
  /** Its name in openapi.json, where that is not its noun and verb: `cartByUser`. */
  operationId?: string;
  input: Input;
  output: Output;
  /**
   * The same answer for everybody who speaks a language: cached until a tag of it is touched.
   */
  cached?: boolean;
  /** Cached, but with something of their own for whoever is signed in. */
  personal?: boolean;
  /** The success message, a key of `locales` → `toast`. */
  toast?: string;
  /** Said instead by a toggle that is off now: its answer is null. */
  toastOff?: string;
  /** Said instead when a part could not be done: the answer has `failed` above zero. */
  toastInPart?: string;
  /** Said instead when it waits for a second person: the answer has `waiting`. */
  toastWaiting?: string;
  /**
   * Somebody could try codes with it: limited by the caller's address; with the name of a field,
   * where that says something.
   */
  guessable?: boolean | string;
  /**
   * Whether staff who see the site as a customer does may make it; without it, they may what is a
   * GET.
   */
  viewable?: boolean;
  /** Of the staff: made by whoever still owes the second factor that their role demands, too. */
  owing?: boolean;
  /** Made from the desk's screens too: its refusals say their code and their field. */
  desk?: boolean;
  /** Bodies may arrive as section 2 of the wire contract describes. */
  obfuscated?: boolean;
  /** Bodies may be long: many rows. */
  long?: boolean;
  /** Bodies may be a multipart form, with files. */
  multipart?: boolean;
  /** Answers a file of this type; only refusals come in the wrapper. */
  file?: 'application/pdf' | 'text/csv' | 'application/xml' | 'application/octet-stream';
};

/** What a call with `file` answers. */
export const sentFile = z.object({
  name: z.string(),
  bytes: z.union([z.instanceof(Uint8Array), z.instanceof(ReadableStream<Uint8Array>)]),
});

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Types an endpoint without widening its shapes. Calls of staff and sellers say a permission. */
export function endpoint<I extends z.ZodType, O extends z.ZodType, const Who extends Audience>(
  definition: Endpoint<I, O, Who> & PermissionOf<Who>,
): Endpoint<I, O, Who> {
  return definition;
}

type PermissionFor<Who extends Audience> = Who extends 'staff'
  ? Permission
  : Who extends 'seller'
    ? StorePermission
    : never;
type PermissionOf<Who extends Audience> = Who extends 'staff' | 'seller'
  ? { permission: PermissionFor<Who> }
  : { permission?: never };
