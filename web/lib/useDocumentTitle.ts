import { useEffect } from 'react';
import { instanceName } from './instance.ts';

/** 'Sign in' → 'Sign in · Cycle Chat'. Without a title, only the name of the instance. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${instanceName}` : instanceName;
  }, [title]);
}
