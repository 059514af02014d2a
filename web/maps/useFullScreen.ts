import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

function leave(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

/** Full screen for the whole page, so that its menus and messages stay above the map. It ends with the component. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  useEffect(() => leave, []);
  const enter = () => {
    // The browser may refuse, for example in a frame.
    void document.documentElement.requestFullscreen().catch(() => undefined);
  };
  return { isFull, canBeFull: document.fullscreenEnabled === true, toggle: isFull ? leave : enter };
}
