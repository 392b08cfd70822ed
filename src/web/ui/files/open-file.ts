import { answerOf, busy, headersFor, type Answer } from '#web/ui/api.ts';
import { visitorToken } from '#web/ui/visitor-token.ts';

const SEEN_MS = 60_000;

/**
 * Fetches a file as this customer, which a plain link cannot, and opens it in a new tab; if that is
 * not allowed, it is downloaded. Never throws: a missing network is an answer too.
 */
export async function openFile(path: string, name: string): Promise<Answer<null>> {
  busy.set(busy.get() + 1);
  try {
    const response = await fetch(
      `/api/v1/${path}?${new URLSearchParams({ user_token: visitorToken() })}`,
      { headers: headersFor('GET') },
    );
    if (response.headers.get('content-type')?.startsWith('application/json'))
      return answerOf<null>(await response.json());
    show(await response.blob(), name);
    return { ok: true, data: null, message: '' };
  } catch {
    return { ok: false, message: '', reasons: [], lines: {}, status: 0 };
  } finally {
    busy.set(busy.get() - 1);
  }
}

function show(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  if (!open(address, '_blank')) {
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
  }
  setTimeout(() => URL.revokeObjectURL(address), SEEN_MS);
}
