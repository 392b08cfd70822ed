/**
 * Shows in a frame what a token gives access to. The token is posted in a form, because addresses
 * are recorded in too many places.
 */
export function postPreview(frame: string, address: string, token: string): void {
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(form, { method: 'post', action: address, target: frame, hidden: true });
  Object.assign(field, { name: 'preview', value: token });
  form.append(field);
  document.body.append(form);
  form.submit();
  form.remove();
}
