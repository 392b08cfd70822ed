// Formats an amount of the price filter like the prices beside it, without their sign.
import { priceText, type PriceFormat } from '#base/price-text.ts';
import { amountIn } from '#web/ui/listing/listing.ts';

/**
 * Takes an amount from an address. It stays plain if the field would misread the formatted one:
 * with more decimals than the currency has, or with a comma before three decimals.
 */
export function amountWritten(plain: string, money: PriceFormat): string {
  const written = priceText(Number(plain), { ...money, currency_icon: '' }).trim();
  return plain !== '' && amountIn(written) === plain ? written : plain;
}
