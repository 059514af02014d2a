import { useState } from 'react';
import { useFocusHandover } from '../ui/useFocusHandover.ts';
import { usePendingFocus } from '../ui/usePendingFocus.ts';
import { SmallAction } from './SmallAction.tsx';

interface Props {
  label: string;
  onShow(): Promise<unknown>;
}

/** The button for the next page. After a failure it stays and tries again. */
export function MoreComments({ label, onShow }: Props) {
  const [isLoading, setLoading] = useState(false);
  const button = useFocusHandover<HTMLButtonElement>();
  usePendingFocus(button, isLoading);

  const handleClick = async () => {
    setLoading(true);
    try {
      await onShow();
    } catch {
      // The client's error link has logged it. The specification requires comments to fail silently.
    } finally {
      setLoading(false);
    }
  };

  return (
    <SmallAction ref={button} aria-busy={isLoading || undefined} disabled={isLoading} onClick={handleClick}>
      {isLoading ? 'Loading...' : label}
    </SmallAction>
  );
}
