import { useTranslations } from 'use-intl';
import type { CategoryTile } from '#contract/category.ts';
import { categoryPath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';

type Props = { title: string; categories: CategoryTile[] };

/** The categories that the owner features, below the owner's title or the default one. */
export function CategoryRow({ title, categories }: Props) {
  const t = useTranslations('home');
  return (
    <section>
      <SectionHeading title={title || t('categories')} to="/categories" />
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 md:grid-cols-6 xl:grid-cols-7">
        {categories.map((category) => (
          <li key={category.id}>
            <PlainLink
              to={categoryPath(category)}
              className="group flex flex-col items-center gap-2 text-center text-sm hover:text-primary"
            >
              <Picture
                name={category.image}
                alt=""
                sizes="120px"
                width={120}
                height={120}
                className="w-full max-w-30 rounded-full transition group-hover:scale-[1.03]"
              />
              {category.title}
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
