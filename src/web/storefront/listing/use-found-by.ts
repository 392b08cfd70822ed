import { useEffect } from 'react';
import { rememberFound } from '#web/ui/product/found-by.ts';

const PRODUCT = /\/product\/(\d+)$/;

/** Records which products are pressed on a page of search results. */
export function useFoundBy(): void {
  useEffect(() => {
    const hear = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const [, product] = PRODUCT.exec(link?.pathname ?? '') ?? [];
      if (product) rememberFound(product, location.href);
    };
    document.addEventListener('click', hear, true); // in time before the page changes
    return () => document.removeEventListener('click', hear, true);
  }, []);
}
