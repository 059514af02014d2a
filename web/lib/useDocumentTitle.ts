import { useEffect } from 'react';

const product = 'Cycle Chat';

/** 'Sign in' → 'Sign in · Cycle Chat'. Without a title, only the product's name. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);
}
