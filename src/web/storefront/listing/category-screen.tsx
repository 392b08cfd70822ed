import { useTranslations } from 'use-intl';
import type { CategoryAnswer } from '#web/storefront/listing/category-answer.ts';
import { LinkChips } from '#web/storefront/listing/link-chips.tsx';
import { ListingScreen } from '#web/storefront/listing/listing-screen.tsx';
import { categoryPath } from '#web/ui/links.ts';
import { useSite } from '#web/ui/site.ts';

/** A category: its sub-categories as chips, or its siblings if it has none. */
export function CategoryScreen({
  answer: { name, crumbs, parts, listing },
}: {
  answer: CategoryAnswer;
}) {
  const t = useTranslations('listing');
  const own = crumbs.at(-1)?.to ?? '';
  const siblings = useSite()
    .categories.flatMap((top) =>
      top.children.map((child) => ({
        name: child.title,
        to: categoryPath(child, top),
        top: categoryPath(top),
      })),
    )
    .filter(({ top }) => own.startsWith(`${top}/`));
  const chips = parts.length
    ? parts
    : siblings.map(({ name: sibling, to }) => ({ name: sibling, to, here: to === own }));
  return (
    <ListingScreen title={name} crumbs={crumbs} listing={listing}>
      <LinkChips label={t('sub-categories')} chips={chips} />
    </ListingScreen>
  );
}
