import { useCallback, useSyncExternalStore } from 'react';

const darkQuery = '(prefers-color-scheme: dark)';

/** Whether the system prefers dark colours, updated live. Does not listen while `isFollowed` is false. */
export function useSystemIsDark(isFollowed: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!isFollowed) return () => {};
      const query = window.matchMedia(darkQuery);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [isFollowed],
  );
  return useSyncExternalStore(subscribe, () => isFollowed && window.matchMedia(darkQuery).matches);
}
