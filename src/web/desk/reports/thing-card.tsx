import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReportedThing } from '#contract/admin/report.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { PicturesShown } from '#web/desk/parts/pictures-shown.tsx';
import { State } from '#web/desk/parts/state.tsx';

const EDITED = {
  product: '/admin/products',
  review: '/admin/reviews',
  answer: '/admin/reviews',
  store: '/admin/stores',
} as const;

/** The reported thing, in its present state. */
export function ThingCard({ thing }: { thing: ReportedThing }) {
  const t = useTranslations('desk-reports');
  const { kind, id, title, text, images, store, state, path } = thing;
  const name = <bdi>{title}</bdi>;
  return (
    <Facts
      title={t('shown')}
      rows={[
        [t('kind'), t(`kind-${kind}`)],
        [
          t('thing'),
          id === null ? (
            name
          ) : (
            <Link key="title" to={`${EDITED[kind]}/${id}`} className="link">
              {name}
            </Link>
          ),
        ],
        [
          t('state'),
          <State key="state" good={state === 'shown'}>
            {t(`thing-${state}`)}
          </State>,
        ],
        [t('store'), store && <bdi key="store">{store}</bdi>],
        [
          t('text'),
          text && (
            <p key="text" dir="auto" className="max-h-72 overflow-y-auto whitespace-pre-line">
              {text}
            </p>
          ),
        ],
      ]}
    >
      <PicturesShown images={images} />
      {path && (
        <a href={path} target="_blank" rel="noreferrer" className="link text-sm">
          {t('see')}
        </a>
      )}
    </Facts>
  );
}
