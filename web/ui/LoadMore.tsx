import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { useFocusHandover } from './useFocusHandover.ts';

interface Props {
  /** The button's text: 'Load More Events'. */
  label: string;
  /** Shown when loading fails. The button stays. */
  failure: string;
  /** Rejects when the next page could not be loaded. */
  onLoadMore(): Promise<unknown>;
}

/** The button that loads the next page of a list. */
export function LoadMore({ label, failure, onLoadMore }: Props) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const button = useFocusHandover<HTMLButtonElement>();

  const handleClick = async () => {
    setStatus('loading');
    try {
      await onLoadMore();
      setStatus('idle');
    } catch {
      // The client's error link has logged it.
      setStatus('failed');
    }
  };

  return (
    <>
      {status === 'failed' && (
        <Alert tone="danger" icon={<CircleAlert />}>
          {failure}
        </Alert>
      )}
      <Button
        ref={button}
        variant="outline"
        size="large"
        block
        pending={status === 'loading'}
        pendingLabel="Loading..."
        onClick={handleClick}
      >
        {label}
      </Button>
    </>
  );
}
