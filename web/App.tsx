import { BrowserRouter } from 'react-router-dom';
import { SessionProvider } from './auth/SessionProvider.tsx';
import { AppRoutes } from './routes.tsx';
import { GlobalStyles } from './theme/GlobalStyles.tsx';
import { ThemeProvider } from './theme/ThemeProvider.tsx';
import { ToastProvider } from './ui/Toast.tsx';
import { TooltipProvider } from './ui/Tooltip.tsx';

export function App() {
  return (
    <ThemeProvider>
      <GlobalStyles />
      <TooltipProvider>
        <ToastProvider>
          <SessionProvider>
            {/* A transition is rendered, put off and rendered again, and Apollo's useQuery would ask anew each time. */}
            <BrowserRouter useTransitions={false}>
              <AppRoutes />
            </BrowserRouter>
          </SessionProvider>
        </ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  );
}
