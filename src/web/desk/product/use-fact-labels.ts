import { useTranslations } from 'use-intl';
import { factNames } from '#contract/fact-names.ts';

/** What the fields are called that a product is identified by and that its offers say by law. */
export function useFactLabels(): Record<string, string> {
  const t = useTranslations('product-facts');
  return Object.fromEntries(factNames.map((name) => [name, t(name)]));
}
