import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import 'graphiql/graphiql.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { GlobalStyles } from '../theme/GlobalStyles.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { Playground } from './Playground.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <GlobalStyles />
      <TooltipProvider>
        <Playground />
      </TooltipProvider>
    </ThemeProvider>
  </StrictMode>,
);
