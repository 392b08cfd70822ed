// Uploads files with progress, which fetch does not report.
import { deskAddresses, type DeskCall } from '#contract/desk-addresses.ts';
import { sentAlong } from '#web/desk/parts/sent-along.ts';
import type { DeskAnswer, DeskData } from '#web/desk/parts/desk-call.ts';
import { bearer } from '#web/ui/bearer.ts';

type Envelope<D> = {
  data: D & { code?: string; form?: string[]; fields?: Record<string, string> };
  status: number;
  message: string;
};
const DONE = 200;

/** Uploads a picture; `onProgress` gets the fraction that has arrived, 0 to 1. Never throws. */
export const uploadPicture = (file: File, onProgress: (part: number) => void) =>
  upload('adminPicture.upload', { image: file }, onProgress);

/** The same for the logo in the first set-up. */
export const uploadLogo = (code: string) => (file: File, onProgress: (part: number) => void) =>
  upload('install.logo', { code, image: file }, onProgress);

/** Makes a call with a file; `onProgress` gets the fraction that has arrived. Never throws. */
export function upload<Name extends DeskCall>(
  name: Name,
  fields: Record<string, string | File>,
  onProgress: (part: number) => void,
): Promise<DeskAnswer<DeskData<Name>>> {
  const [method = 'POST', path = ''] = deskAddresses[name].split(' ');
  const request = new XMLHttpRequest();
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...sentAlong(name), ...fields }))
    form.append(field, value instanceof File ? value : String(value));
  return new Promise((resolve) => {
    const refuse = (code: string, message = '') =>
      resolve({ ok: false, code, message, fields: {} });
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('error', () => refuse('offline'));
    request.addEventListener('load', () => {
      const answer = readAnswer<DeskData<Name>>(request.responseText);
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

function readAnswer<D>(text: string): Envelope<D> | null {
  try {
    return JSON.parse(text) as Envelope<D>;
  } catch {
    return null;
  }
}
