import type { Store } from '#contract/store.ts';

type WhatsappFields = Pick<Store, 'whatsapp_btn' | 'whatsapp_number' | 'whatsapp_default_msg'>;

/** The address of a store's WhatsApp chat; '' if it has none. */
export function whatsappAddress(store: WhatsappFields): string {
  if (!store.whatsapp_btn || !store.whatsapp_number) return '';
  const number = store.whatsapp_number.replaceAll(/\D/g, '');
  return `https://wa.me/${number}?text=${encodeURIComponent(store.whatsapp_default_msg)}`;
}
