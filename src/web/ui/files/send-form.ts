import type { ShopCall } from '#contract/addresses.ts';
import { answerOf, headersFor, requestOf, type Answer, type Data } from '#web/ui/api.ts';
import { timeZone } from '#web/ui/time/time-zone.ts';
import { visitorToken } from '#web/ui/visitor-token.ts';

/**
 * Makes a call with a form of files as this customer; `hear` gets the fraction sent, from 0 to 1.
 * Never throws: a missing network is an answer too.
 */
export function sendForm<Name extends ShopCall>(
  name: Name,
  form: FormData,
  hear: (share: number) => void,
): Promise<Answer<Data<Name>>> {
  form.set('user_token', visitorToken());
  form.set('time_zone', timeZone());
  return new Promise((resolve) => {
    const request = new XMLHttpRequest(); // fetch does not report progress
    const { method, path } = requestOf(name, {});
    request.open(method, `/api/v1/${path}`);
    for (const [header, value] of Object.entries(headersFor('GET')))
      request.setRequestHeader(header, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) hear(loaded / total);
    };
    request.onloadend = () => resolve(read<Data<Name>>(request.responseText));
    request.send(form);
  });
}

function read<T>(text: string): Answer<T> {
  try {
    return answerOf<T>(JSON.parse(text));
  } catch {
    return { ok: false, message: '', reasons: [], lines: {}, status: 0 };
  }
}
