import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { readEarlyAnswer } from './apollo/earlyAnswer.ts';
import { loadFirstPage } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

// The first page is drawn at once instead of a blank one; what cannot be fetched is told by the page's own boundary.
await Promise.allSettled([loadFirstPage(window.location.pathname), readEarlyAnswer()]);
// In small slices, so that a tap is heard in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
