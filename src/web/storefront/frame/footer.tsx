import { useTranslations } from 'use-intl';
import { CookieSettings } from '#web/storefront/frame/cookie-settings.tsx';
import { PlainLink } from '#web/ui/plain-link.tsx';
import { categoryPath, pagePath } from '#web/ui/links.ts';
import { NewsletterForm } from '#web/storefront/frame/newsletter-form.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { useSite } from '#web/ui/site.ts';
import { OneWord } from '#web/ui/one-word.tsx';

const SMALL = '24px';
const BADGE =
  'inline-flex min-h-9 items-center gap-2 rounded border border-line bg-ground py-1 ps-1.5 pe-3';
const CATEGORIES =
  'grid grid-cols-2 gap-x-4 gap-y-8 max-md:mt-4 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-6';
const FOOTER =
  'below-fold mt-16 [--likely-height:80rem] border-t border-line bg-ground-2 pb-8 pt-10 text-sm ' +
  'max-md:tall:pb-20';
const FACTS = 'shell mt-10 grid gap-8 border-t border-line pt-8 sm:grid-cols-2 lg:grid-cols-4';

/** The category tree, the shop's own pages, the payment methods and links to its other sites. */
export function Footer() {
  const t = useTranslations('footer');
  const notice = useTranslations('notice');
  const site = useSite();
  return (
    <footer className={FOOTER}>
      <nav aria-label={t('everything')} className="shell">
        <details className="details-on-phones">
          <summary className="py-2 font-semibold">{t('everything')}</summary>
          <div className={CATEGORIES}>
            {site.categories.map((category) => (
              <div key={category.id} className="min-w-0">
                <PlainLink to={categoryPath(category)} className="font-semibold hover:text-primary">
                  {category.title}
                </PlainLink>
                <ul className="mt-2">
                  {category.children.map((child) => (
                    <li key={child.id}>
                      <PlainLink to={categoryPath(child, category)} className="footer-link">
                        {child.title}
                      </PlainLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </details>
      </nav>
      <NewsletterForm />
      <div className={FACTS}>
        <Reach />
        <Pages name={t('services')} pages={site.services} />
        <Pages name={t('about')} pages={site.about} />
        <div>
          <Images name={t('payment')} images={site.payment} />
          <Images name={t('social')} images={site.social} />
        </div>
      </div>
      <div className="shell mt-8 flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-3">
        <p>
          © <bdi className="figures">{site.year}</bdi> {site.copyright}
        </p>
        {site.scripts.length > 0 && (
          <CookieSettings className="min-h-9 text-ink-2 underline hover:text-primary">
            {notice('settings')}
          </CookieSettings>
        )}
      </div>
    </footer>
  );
}

function Reach() {
  const { name, footerLogo, address, email, phone } = useSite();
  return (
    <div>
      <p className="text-lg font-bold">
        {footerLogo ? (
          <img
            src={`/media/${footerLogo}`}
            alt={name}
            className="h-9 w-auto max-w-full object-contain"
          />
        ) : (
          name
        )}
      </p>
      <address className="mt-2 flex flex-col items-start not-italic text-ink-2">
        <bdi>{address}</bdi>
        {email && (
          <a className="py-0.5 hover:text-primary" href={`mailto:${email}`}>
            <OneWord>{email}</OneWord>
          </a>
        )}
        {phone && (
          <a className="py-0.5 hover:text-primary" href={`tel:${phone.replaceAll(' ', '')}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
      </address>
    </div>
  );
}

function Pages({
  name,
  pages,
}: {
  name: string;
  pages: { id: number; title: string; slug: string }[];
}) {
  return (
    <nav aria-label={name}>
      <p className="font-semibold">{name}</p>
      <ul className="mt-2">
        {pages.map((page) => (
          <li key={page.id}>
            <PlainLink to={pagePath(page)} className="footer-link">
              {page.title}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Images({
  name,
  images,
}: {
  name: string;
  images: { title: string; image: string; link: string }[];
}) {
  return (
    <div className="mb-4">
      <p className="font-semibold">{name}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {images.map(({ title, image, link }) => {
          const picture = (
            <>
              <Picture
                name={image}
                alt=""
                sizes={SMALL}
                width={24}
                height={24}
                className="size-6 rounded-sm"
              />
              <bdi>{title}</bdi>
            </>
          );
          return link ? (
            <li key={title}>
              <a href={link} rel="noopener" className={`${BADGE} hover:border-primary`}>
                {picture}
              </a>
            </li>
          ) : (
            <li key={title} className={BADGE}>
              {picture}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
