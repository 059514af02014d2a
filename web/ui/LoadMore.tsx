import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';

interface Props {
  /** What the button says: 'Load More Events'. */
  label: string;
  /** Said when it fails; the button stays. */
  failure: string;
  /** Rejects when the next page could not be had. */
  onLoadMore(): Promise<unknown>;
}

/** The way to the next page of a list. */
export function LoadMore({ label, failure, onLoadMore }: Props) {
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');

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
