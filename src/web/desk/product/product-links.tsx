import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useOnceKey } from '#web/desk/parts/use-once-key.ts';
import { productPath } from '#web/ui/links.ts';

/** Links to the product's page in the shop, and to a copy of it. */
export function ProductLinks({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk');
  const navigate = useNavigate();
  const [works, setWorks] = useState(false);
  const once = useOnceKey();
  const shown = opened.public === true && opened.store_open === true && opened.archived !== true;
  const duplicate = async () => {
    setWorks(true);
    const input = { id: opened.id, idempotency_key: once.keyOf(opened.id) };
    const answer = await deskCall('adminProductMore.duplicate', input);
    setWorks(false);
    if (!answer.ok) return deskToast('wrong', answer.message || words('no-network'));
    once.done();
    deskToast('done', answer.message);
    await navigate(`/admin/products/${answer.data.id}`);
  };
  return (
    <div className="flex flex-wrap gap-2">
      {shown && (
        <a
          href={productPath({ id: opened.id, slug: String(opened.slug) })}
          target="_blank"
          rel="noreferrer"
          className="button button-quiet"
        >
          <DeskIcon name="external-link" />
          {t('see-in-shop')}
        </a>
      )}
      <button
        type="button"
        disabled={works}
        onClick={() => void duplicate()}
        className="button button-quiet"
      >
        <DeskIcon name="copy" />
        {t('duplicate')}
      </button>
    </div>
  );
}
