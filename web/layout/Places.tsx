import { useEffect, useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import { lazyPart } from '../ui/lazyPart.ts';

const bar = lazyPart(() => import('./PlacesBar.tsx').then((module) => module.PlacesBar));

/** The bar of places. Its code loads with the page of a member, before anything can be pressed. Visitors do not need it. */
export function Places() {
  const { user, expected } = useSession();
  const isMember = Boolean(user ?? expected);
  const [Bar, setBar] = useState(() => bar.get());

  useEffect(() => {
    if (!isMember) return;
    bar.load().then(
      (loaded) => setBar(() => loaded),
      (error: unknown) => console.error('Loading the bar of places failed:', error),
    );
  }, [isMember]);

  return isMember && Bar ? <Bar /> : null;
}
