import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkState } from '../generated.ts';
import { Alert } from '../ui/Alert.tsx';

interface Props {
  state: LinkState | 'UNKNOWN' | undefined;
  isFailed: boolean;
  /** The next step of the visitor. */
  children: ReactNode;
}

const texts: Record<Exclude<LinkState, 'PENDING'> | 'UNKNOWN', string> = {
  USED: 'This link has been used. Each link works once.',
  EXPIRED: 'This link has expired.',
  UNKNOWN: 'This link is unknown. Check that you copied the whole address.',
};

/** Why a link does not work. Renders nothing while the link loads and when it works. */
export function SpentLink({ state, isFailed, children }: Props) {
  if (isFailed)
    return (
      <Alert tone="danger" icon={<CircleAlert />}>
        The server does not respond. Please try again later.
      </Alert>
    );
  if (!state || state === 'PENDING') return null;
  return (
    <>
      <Alert tone="danger" icon={<CircleAlert />}>
        {texts[state]}
      </Alert>
      <p>{children}</p>
    </>
  );
}
