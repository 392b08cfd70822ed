// An amount of the price filter as the prices beside it are written, without their sign.
import { priceText, type PriceFormat } from '#base/price-text.ts';
import { amountIn } from '#web/ui/listing/listing.ts';

/**
 * Takes an amount as an address has it. It stays plain where the field would read the written one
 * as another: with more decimals than the currency has, or a comma before three of them.
 */
export function amountWritten(plain: string, money: PriceFormat): string {
  const written = priceText(Number(plain), { ...money, currency_icon: '' }).trim();
  return plain !== '' && amountIn(written) === plain ? written : plain;
}
