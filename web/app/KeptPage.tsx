import type { ReactNode } from 'react';
import { Activity, use, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';

interface Props {
  isShown: boolean;
  children: ReactNode;
}

/**
 * A page that stays rendered while another page is shown, so that Back shows it at once. It renders first when it is
 * first shown. While hidden, it keeps its last location, because the address then belongs to another page.
 */
export function KeptPage({ isShown, children }: Props) {
  const current = use(LocationContext);
  const [shown, setShown] = useState(isShown ? current : undefined);
  if (isShown && shown !== current) setShown(current);
  if (!shown) return null;

  return (
    <Activity mode={isShown ? 'visible' : 'hidden'}>
      <LocationContext value={shown}>{children}</LocationContext>
    </Activity>
  );
}
