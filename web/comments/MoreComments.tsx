import { useState } from 'react';
import { SmallAction } from './SmallAction.tsx';

interface Props {
  label: string;
  onShow(): Promise<unknown>;
}

/** The way to the next page. One that fails leaves the button, which tries again. */
export function MoreComments({ label, onShow }: Props) {
  const [isLoading, setLoading] = useState(false);

  const handleClick = async () => {
    setLoading(true);
    try {
      await onShow();
    } catch {
      // The client's error link has logged it; the specification wants comments to fail in silence.
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
