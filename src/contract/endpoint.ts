// One call of the API, defined once: its address, who may make it, its input and its `data`.
import { z } from 'zod';
import type { Permission } from '#contract/permission.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { StorePermission } from '#contract/store-permission.ts';

/**
 * Who may make a call: anyone; anyone with a bearer or a `user_token`; people with a bearer; only
 * those who run a store, or work for the market; a person with the code of the first set-up.
 */
export type Audience = 'public' | 'guest' | 'bearer' | 'seller' | 'staff' | 'installer';

export type Endpoint<
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Audience = Audience,
> = {
  /** Below `/api/v1/`; `{id}` and `{slug}` stand for a part of the address, and become input. */
  path: string;
  methods: ('GET' | 'POST' | 'DELETE')[];
  audience: Who;
  /** For staff or a store’s people: the permission that they need. */
  permission?: PermissionFor<Who>;
  /**
   * The refusal for sellers and staff without the permission, if the call is about a thing: as if
   * the thing did not exist. Without it: 'not-allowed'.
   */
  otherwise?: RefusalCode;
  about: string;
  /** Its name in openapi.json, if that is not its noun and verb: `cartByUser`. */
  operationId?: string;
  input: Input;
  output: Output;
  /** The same answer for everybody with a language: cached until one of its tags is touched. */
  cached?: boolean;
  /** Cached, but with personal data for people who are signed in. */
  personal?: boolean;
  /** The success message, a key of `locales` → `toast`. */
  toast?: string;
  /** Used instead by a toggle that is now off: its answer is null. */
  toastOff?: string;
  /** Used instead if a part failed: the answer has `failed` above zero. */
  toastInPart?: string;
  /** Used instead if it waits for a second person: the answer has `waiting`. */
  toastWaiting?: string;
  /**
   * Somebody could guess codes with it, so it is limited by the caller's address; with the name of
   * a field, only if that is filled.
   */
  guessable?: boolean | string;
  /**
   * Whether staff who view the site as a customer may make it; without it, only GET calls are
   * allowed.
   */
  viewable?: boolean;
  /** For staff: also allowed without the second factor that their role requires. */
  owing?: boolean;
  /** Also made from the back office: its refusals include their code and their field. */
  desk?: boolean;
  /** The body may be encoded as in section 2 of the wire contract. */
  obfuscated?: boolean;
  /** The body may be long: many rows. */
  long?: boolean;
  /** The body may be a multipart form, with files. */
  multipart?: boolean;
  /** Returns a file of this type; only refusals come in the wrapper. */
  file?: 'application/pdf' | 'text/csv' | 'application/xml' | 'application/octet-stream';
};

/** The answer of a call with `file`. */
export const sentFile = z.object({
  name: z.string(),
  bytes: z.union([z.instanceof(Uint8Array), z.instanceof(ReadableStream<Uint8Array>)]),
});

export type InputOf<E extends Endpoint> = z.output<E['input']>;
export type OutputOf<E extends Endpoint> = z.output<E['output']>;

/** Types an endpoint without widening its shapes. Calls of staff and sellers need a permission. */
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
