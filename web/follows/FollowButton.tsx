import { Check, Plus } from 'lucide-react';
import type { FollowButtonFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { useFollow } from './useFollow.ts';

interface Props {
  user: FollowButtonFragment;
  /** The member's name, in a list of people. The button is small there, and its accessible name says whom it follows. */
  listedAs?: string;
  /** The verb while the viewer does not follow the member. */
  offer?: string;
}

export function FollowButton({ user, listedAs, offer = 'Follow' }: Props) {
  const { isPending, toggle } = useFollow(user);
  const isFollowing = user.viewerIsFollowing;
  const verb = isFollowing ? 'Following' : offer;

  if (listedAs !== undefined) {
    return (
      <Button
        size="small"
        variant={isFollowing ? 'soft' : 'outline'}
        icon={isFollowing ? <Check /> : undefined}
        aria-label={`${verb} ${listedAs}`}
        pending={isPending}
        onClick={toggle}
      >
        {verb}
      </Button>
    );
  }
  return (
    <Button
      variant={isFollowing ? 'outline' : 'primary'}
      icon={isFollowing ? <Check /> : <Plus />}
      pending={isPending}
      onClick={toggle}
    >
      {verb}
    </Button>
  );
}
