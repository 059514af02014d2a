import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';

const requestsPart = lazyPart(() => import('./GroupRequests.tsx').then((module) => module.GroupRequests));

/** The requests to join a group. Their code loads for organisers only. */
export function LazyRequests({ groupId }: { groupId: string }) {
  const Requests = useLazyPart(requestsPart, true, () => undefined);
  return Requests && <Requests groupId={groupId} />;
}
