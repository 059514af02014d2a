import { useOperatorInstanceQuery } from '../generated.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { InstanceForm } from './InstanceForm.tsx';

/** The settings of the instance: its name, look, sign-up, announcement and texts. */
export function InstanceTab() {
  const { data, error, refetch } = useOperatorInstanceQuery({ fetchPolicy: 'cache-and-network' });
  if (data) return <InstanceForm instance={data.instance} onSaved={() => void refetch()} />;
  if (error) return <FailureNotice title="The settings could not be loaded" onRetry={() => void refetch()} />;
  return <ListSkeleton count={3} shape="words" />;
}
