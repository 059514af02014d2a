import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The state of a navigation to the home page that opens the composer there. */
export const composeRequest = { compose: true };

/** Calls `open` for a navigation with `composeRequest`, once: neither Back nor a reload repeats it. */
export function useComposeRequest(open: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isRequested = location.state?.compose === true;

  const accept = useEffectEvent(() => {
    navigate(location, { replace: true });
    open();
  });

  useEffect(() => {
    if (isRequested) accept();
  }, [isRequested]);
}
