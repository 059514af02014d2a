import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readEarlyResponse } from './apollo/earlyResponse.ts';
import { App } from './app/App.tsx';
import { loadIdleParts } from './app/idleParts.ts';
import { loadPage } from './app/pageList.ts';
import { preloadLinkedPages, preloadUsualPages } from './app/preloadPages.ts';
import { whenIdle } from './lib/whenIdle.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// Renders the first page at once instead of a blank one. The page's own boundary reports a load failure.
await Promise.allSettled([loadPage(window.location.pathname), readEarlyResponse()]);
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
