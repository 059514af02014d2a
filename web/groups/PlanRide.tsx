import { Bike } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import type { GroupKind } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';

const PostRideDialog = lazyDialog(() => import('../rides/PostRideDialog.tsx').then((module) => module.PostRideDialog));

interface Props {
  group: { id: string; name: string; kind?: GroupKind };
}

/** Plans a ride for the group. */
export function PlanRide({ group }: Props) {
  const { user } = useSession();
  const [isPlanning, setPlanning] = useState(false);

  return (
    <>
      <Button variant="outline" icon={<Bike />} onClick={() => setPlanning(true)}>
        Plan a ride
      </Button>
      {user && <PostRideDialog open={isPlanning} onOpenChange={setPlanning} user={user} group={group} />}
    </>
  );
}
