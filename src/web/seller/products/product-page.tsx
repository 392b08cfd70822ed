import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DeskAnswer } from '#web/desk/parts/desk-call.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { ProductEditor } from '#web/seller/products/product-editor.tsx';
import type { Begun } from '#web/seller/products/proposal-values.ts';
import { readBegun } from '#web/seller/products/read-begun.ts';

/** A new product (`new`), one that was never approved (id below zero), or one on sale. */
export default function ProductPage() {
  const { id = 'new' } = useParams();
  return <Opening key={id} id={id === 'new' ? null : Number(id)} />;
}

function Opening({ id }: { id: number | null }) {
  const t = useTranslations('seller-products');
  const [answer, setAnswer] = useState<DeskAnswer<Begun> | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let wanted = true;
    void readBegun(id).then((begun) => {
      if (wanted) setAnswer(begun);
    });
    return () => {
      wanted = false;
    };
  }, [id, turn]);
  if (!answer) return <div aria-hidden className="skeleton h-72" />;
  if (answer.ok) return <ProductEditor begun={answer.data} />;
  return (
    <>
      <ScreenTitle title={t('product')} />
      <UnreachedCard message={answer.message} again={() => setTurn((count) => count + 1)} />
    </>
  );
}
