// How the reference of the API describes its calls.
import { describe, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { hold } from './sources.ts';

/** `Returns the …`: a verb in the third person, and what it is done to. */
const BEGINNING = /^[A-Z][a-z]+s /;
/** The first sentence is the summary in openapi.json, which tools show in one line or two. */
const LONGEST_SUMMARY = 180;

describe('the text of a call', () => {
  it('begins with what the call does, in one sentence that fits into a list', () =>
    hold(
      Object.entries<Endpoint>(endpoints).flatMap(([name, { about }]) => [
        ...(BEGINNING.test(about)
          ? []
          : [`${name} says “${about}”: begin with a verb, such as “Returns”.`]),
        ...((about.split('. ')[0] ?? '').length <= LONGEST_SUMMARY
          ? []
          : [
              `${name} needs a first sentence of at most ${LONGEST_SUMMARY} characters: “${about}”`,
            ]),
        ...(about.endsWith('.') ? [] : [`${name} says “${about}” without a full stop.`]),
      ]),
    ));
});
