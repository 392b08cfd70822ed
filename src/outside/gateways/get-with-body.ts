// A GET with a body, as Iyzico's own client sends it: `fetch` cannot do that.
import { request as requestPlain } from 'node:http';
import { request as requestSafe } from 'node:https';

type Got = { status: number; body: AsyncIterable<Uint8Array> };

/** Asks once; a redirect is an error. The signal ends the request and the reading of the answer. */
export function getWithBody(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<Got> {
  const send = url.startsWith('https:') ? requestSafe : requestPlain;
  return new Promise((resolve, reject) => {
    const length = String(Buffer.byteLength(body));
    const request = send(
      url,
      { method: 'GET', headers: { ...headers, 'content-length': length }, signal },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if ((status >= 200 && status < 300) || status >= 400)
          return resolve({ status, body: answer });
        answer.destroy();
        reject(new Error(`redirected: ${status}`));
      },
    );
    request.once('error', (problem) => {
      reject(signal.aborted ? signal.reason : problem);
    });
    request.end(body);
  });
}
