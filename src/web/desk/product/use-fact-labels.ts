import { useTranslations } from 'use-intl';
import { factNames } from '#contract/fact-names.ts';

/** The labels of the fields for identifiers and legal information. */
export function useFactLabels(): Record<string, string> {
  const t = useTranslations('product-facts');
  return Object.fromEntries(factNames.map((name) => [name, t(name)]));
}
