import { useEffect } from 'react';
import { productName } from '#domain/product.ts';

export function documentTitle(title: string): string {
  return `${title} · ${productName}`;
}

/** Refines the document's title on a screen whose name depends on its data: 'Rules of the Road · Catseye'. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = documentTitle(title);
  }, [title]);
}
