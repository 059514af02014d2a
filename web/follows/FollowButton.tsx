import { Check, Plus } from 'lucide-react';
import type { FollowButtonFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useFollow } from './useFollow.ts';

interface Props {
  user: FollowButtonFragment;
}

export function FollowButton({ user }: Props) {
  const { isPending, toggle } = useFollow(user);
  const isFollowing = user.viewerIsFollowing;

  return (
    <Button
      variant={isFollowing ? 'outline' : 'primary'}
      icon={isFollowing ? <Check /> : <Plus />}
      pending={isPending}
      onClick={toggle}
    >
      {isFollowing ? 'Following' : 'Follow'}
    </Button>
  );
}
