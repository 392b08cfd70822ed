// A picture on its way to the shop; fetch cannot say how far it has come.
import { deskAddresses } from '#contract/desk-addresses.ts';
import type { DeskAnswer, DeskData } from '#web/desk/parts/desk-call.ts';
import { bearer } from '#web/ui/bearer.ts';

type Uploaded = DeskData<'adminPicture.upload'>;
type Envelope = {
  data: Uploaded & { code?: string; form?: string[] };
  status: number;
  message: string;
};
const DONE = 200;

/** Uploads a picture; `told` hears the part that has arrived, 0 to 1. Never throws. */
export function uploadPicture(
  file: File,
  told: (part: number) => void,
): Promise<DeskAnswer<Uploaded>> {
  const [method = 'POST', path = ''] = deskAddresses['adminPicture.upload'].split(' ');
  const request = new XMLHttpRequest();
  const form = new FormData();
  form.append('image', file);
  return new Promise((resolve) => {
    const refuse = (code: string, message = '') =>
      resolve({ ok: false, code, message, fields: {} });
    request.upload.addEventListener('progress', ({ loaded, total }) => told(loaded / total));
    request.addEventListener('error', () => refuse('offline'));
    request.addEventListener('load', () => {
      const answer = readAnswer(request.responseText);
      if (!answer) return refuse('offline');
      const { status, data, message } = answer;
      if (status === DONE) return resolve({ ok: true, data, message });
      refuse(data?.code ?? '', message || data?.form?.[0]);
    });
    request.open(method, `/api/v1/${path}`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('language', document.documentElement.lang);
    request.setRequestHeader('authorization', `Bearer ${bearer() ?? ''}`);
    request.send(form);
  });
}

function readAnswer(text: string): Envelope | null {
  try {
    return JSON.parse(text) as Envelope;
  } catch {
    return null;
  }
}
