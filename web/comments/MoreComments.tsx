import { useState } from 'react';
import { SmallAction } from './SmallAction.tsx';

interface Props {
  label: string;
  onShow(): Promise<unknown>;
}

/** The button for the next page. After a failure it stays and tries again. */
export function MoreComments({ label, onShow }: Props) {
  const [isLoading, setLoading] = useState(false);

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
    <SmallAction aria-busy={isLoading || undefined} disabled={isLoading} onClick={handleClick}>
      {isLoading ? 'Loading...' : label}
    </SmallAction>
  );
}
