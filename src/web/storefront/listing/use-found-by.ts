import { useEffect } from 'react';
import { rememberFound } from '#web/ui/product/found-by.ts';

const PRODUCT = /\/product\/(\d+)$/;

/** Notes which products are pressed on the page of a search. */
export function useFoundBy(): void {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const [, product] = PRODUCT.exec(link?.pathname ?? '') ?? [];
      if (product) rememberFound(product, location.href);
    };
    document.addEventListener('click', hear, true); // before the page is another
    return () => document.removeEventListener('click', hear, true);
  }, []);
}
