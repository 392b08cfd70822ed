// The part of its input that a cached call reads, if that is less than all; the rest does not
// change the answer.
import type { CallName, Endpoints } from '#contract/endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { languageOf } from '#market/settings/market-settings.ts';
import type { Visit } from '#hall/visit.ts';

type Asking = Pick<Visit, 'market' | 'timeZone'>;
type Narrow<Input> = (input: Input, asking: Asking) => Input;

const narrowed: { [Name in CallName]?: Narrow<InputOf<Endpoints[Name]>> } = {
  'listing.products': (input) => ({
    ...input,
    home_spm: input.q ? null : input.home_spm,
    banner: input.q || input.home_spm ? null : input.banner,
  }),
  'listing.all': (input) => ({ ...input, category: input.sub_category ? '' : input.category }),
  'places.localization': ({ locale_code: code }, { market }) => ({
    locale_code: languageOf(market, code),
  }),
  'review.all': (input, { timeZone }) => ({ ...input, time_zone: timeZone }),
};

/** The input of a call by its name, with unread parts set to the same value. */
export function inputAsRead(name: string, input: unknown, asking: Asking): unknown {
  const narrow = narrowed[name as CallName] as Narrow<unknown> | undefined;
  return narrow ? narrow(input, asking) : input;
}
