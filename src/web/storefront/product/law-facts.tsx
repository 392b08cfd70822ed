import { useTranslations } from 'use-intl';
import type { ProductView } from '#web/storefront/product/product-view.ts';

/**
 * The legal information of an offer in the EU: maker, responsible person, identifiers and warnings
 * (Regulation (EU) 2023/988, Article 19).
 */
export function LawFacts({ law }: { law: NonNullable<ProductView['law']> }) {
  const t = useTranslations('product-page');
  const facts: [name: string, lines: string[]][] = [
    [t('maker'), law.maker],
    [t('responsible'), law.responsible],
    [t('model'), [law.model, law.mpn, law.gtin && `GTIN ${law.gtin}`]],
    [t('origin'), [law.origin]],
    [t('warnings'), [law.warnings]],
  ];
  return (
    <>
      {facts.map(([name, lines]) => {
        const shown = lines.filter(Boolean);
        return shown.length === 0 ? null : (
          <div
            key={name}
            className="grid grid-cols-[8rem_minmax(0,1fr)] items-baseline gap-3 py-2.5"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="grid break-words whitespace-pre-line">
              {shown.map((line) => (
                <span key={line} dir="auto">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </>
  );
}
