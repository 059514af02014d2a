import { useEffect } from 'react';

const product = 'Cycle Chat';

/** 'Sign in' → 'Sign in · Cycle Chat'; without a title, the product's name alone. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${product}` : product;
  }, [title]);
}
