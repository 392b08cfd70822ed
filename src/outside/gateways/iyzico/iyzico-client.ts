import { z } from 'zod';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { ask, askTwice, type Answer } from '#outside/gateways/ask-gateway.ts';
import { signedHeaders, type IyzicoKeys } from '#outside/gateways/iyzico/iyzico-signing.ts';
import { refused, understand } from '#outside/gateways/gateway-answer.ts';

/**
 * An answer of Iyzico, which has HTTP 200 also when it refuses. `body` is all of it, to be read by
 * fields.
 */
export type IyzicoAnswer = {
  status: 'success' | 'failure';
  errorCode?: string | undefined;
  httpStatus: number;
  body: unknown;
};
export type Iyzico = {
  keys: IyzicoKeys;
  /** Posts a body; at most so many tries while there is no answer. */
  post: (path: string, body: Record<string, unknown>, times: 1 | 2) => Promise<IyzicoAnswer>;
  get: (path: string, query: Record<string, string>) => Promise<IyzicoAnswer>;
  saysNo: (answer: IyzicoAnswer) => GatewayProblem;
};

/** The error codes for wrong keys: the signature is wrong, or the key is unknown. */
const UNKNOWN_KEYS = new Set(['1000', '1001']);
/** The body that its own client sends with a GET, and signs. */
const NOTHING = '{}';
const verdict = z.object({
  status: z.enum(['success', 'failure']),
  errorCode: z.coerce.string().optional().catch(undefined),
});

/** Sends requests to Iyzico, each signed over the exact text sent. Throws a GatewayProblem. */
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

/** Whether Iyzico refuses because of the shop's keys. */
export const knowsNoKeys = ({ httpStatus, errorCode = '' }: IyzicoAnswer): boolean =>
  httpStatus === 401 || UNKNOWN_KEYS.has(errorCode);

function toIyzicoAnswer(answer: Answer): IyzicoAnswer {
  const { status: httpStatus, body } = answer;
  return { ...understand(verdict, body), httpStatus, body };
}
