import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readEarlyResponse } from './apollo/earlyResponse.ts';
import { App } from './app/App.tsx';
import { loadIdleParts } from './app/idleParts.ts';
import { loadPage } from './app/pageList.ts';
import { preloadLinkedPages, preloadUsualPages } from './app/preloadPages.ts';
import { announcementPart } from './instance/announcementPart.ts';
import { instance } from './lib/instance.ts';
import { whenIdle } from './lib/whenIdle.ts';

// `index.html` has it.
const root = document.getElementById('root') as HTMLElement;

// Renders the first page at once instead of a blank one. The page's own boundary reports a load failure.
// The announcement comes with it, so that it does not move the feed.
await Promise.allSettled([
  loadPage(window.location.pathname),
  readEarlyResponse(),
  instance.announcement && announcementPart.load(),
]);
// A transition renders in small slices, so that the browser can handle input in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
preloadLinkedPages();
whenIdle(() => void loadIdleParts().then(preloadUsualPages));
