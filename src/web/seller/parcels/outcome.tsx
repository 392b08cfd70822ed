import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { shortCode } from '#base/short-code.ts';
import type { Worked } from '#web/seller/parcels/use-work.ts';

/** The result of a step for many parcels: how many succeeded, and why the others did not. */
export function Outcome({ worked }: { worked: Worked[] }) {
  const t = useTranslations('seller-parcels');
  const not = worked.filter((one) => !one.done);
  const done = worked.length - not.length;
  return (
    <div role="status" className="grid gap-3 text-sm">
      {done > 0 && <p className="font-semibold">{t('done', { count: done })}</p>}
      {not.length > 0 && (
        <>
          <p className="font-semibold">{t('not-done')}</p>
          <ul className="grid gap-2">
            {not.map(({ id, title, message }) => (
              <li key={id}>
                <Link to={`/seller/parcels/${id}`} className="figures font-medium text-primary">
                  <bdi>{shortCode(title)}</bdi>
                </Link>{' '}
                {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
