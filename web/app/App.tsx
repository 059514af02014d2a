import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from '../auth/SessionProvider.tsx';
import { GlobalStyles } from '../theme/GlobalStyles.tsx';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ToastProvider } from '../ui/Toast.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { Pages } from './pages.tsx';

export function App() {
  return (
    <ThemeProvider>
      <GlobalStyles />
      <TooltipProvider>
        <ToastProvider>
          <SessionProvider>
            {/* A transition renders, suspends and renders again, and useQuery would send its request each time. */}
            <BrowserRouter useTransitions={false}>
              <Pages />
            </BrowserRouter>
          </SessionProvider>
        </ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  );
}
