import { z } from 'zod';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { ask, askTwice, type Answer } from '#outside/gateways/ask-gateway.ts';
import { signedHeaders, type IyzicoKeys } from '#outside/gateways/iyzico/iyzico-signing.ts';
import { refused, understand } from '#outside/gateways/gateway-answer.ts';

/**
 * What Iyzico says: with HTTP 200 also when it says no. `body` is all of it, to be read by fields.
 */
export type IyzicoAnswer = {
  status: 'success' | 'failure';
  errorCode?: string | undefined;
  httpStatus: number;
  body: unknown;
};
export type Iyzico = {
  keys: IyzicoKeys;
  /** Asks with a body, so often at most where nobody answers. */
  post: (path: string, body: Record<string, unknown>, times: 1 | 2) => Promise<IyzicoAnswer>;
  get: (path: string, query: Record<string, string>) => Promise<IyzicoAnswer>;
  saysNo: (answer: IyzicoAnswer) => GatewayProblem;
};

/** Its answers to keys that it does not know: the signature is wrong, nobody has this key. */
const UNKNOWN_KEYS = new Set(['1000', '1001']);
/** What its own client sends with a GET, and signs. */
const NOTHING = '{}';
const verdict = z.object({
  status: z.enum(['success', 'failure']),
  errorCode: z.coerce.string().optional().catch(undefined),
});

/** Asks Iyzico, each request signed over exactly the text that is sent. Throws a GatewayProblem. */
export function iyzicoClient(keys: IyzicoKeys, url: string): Iyzico {
  return {
    keys,
    post: async (path, body, times) => {
      const text = JSON.stringify(body);
      const how = times === 2 ? askTwice : ask;
      return toIyzicoAnswer(
        await how({
          method: 'POST',
          url: url + path,
          body: text,
          headers: { 'content-type': 'application/json', ...signedHeaders(keys, path, text) },
        }),
      );
    },
    get: async (path, query) =>
      toIyzicoAnswer(
        await askTwice({
          method: 'GET',
          url: `${url}${path}?${new URLSearchParams(query)}`,
          body: NOTHING,
          headers: { 'content-type': 'application/json', ...signedHeaders(keys, path, NOTHING) },
        }),
      ),
    saysNo: ({ httpStatus, errorCode, body }) => refused({ status: httpStatus, body }, errorCode),
  };
}

/** Whether Iyzico says no because of the shop's keys. */
export const knowsNoKeys = ({ httpStatus, errorCode = '' }: IyzicoAnswer): boolean =>
  httpStatus === 401 || UNKNOWN_KEYS.has(errorCode);

function toIyzicoAnswer(answer: Answer): IyzicoAnswer {
  const { status: httpStatus, body } = answer;
  return { ...understand(verdict, body), httpStatus, body };
}
