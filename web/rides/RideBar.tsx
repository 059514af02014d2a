import styled from '@emotion/styled';
import { Camera, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { CueSheetFragment, PostCardFragment, RideBarFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { ParticipationButton } from './ParticipationButton.tsx';
import { useRideActivity } from './useRideActivity.ts';

const RidersDialog = lazyDialog(() => import('./RidersDialog.tsx').then((module) => module.RidersDialog));
const RideMapDialog = lazyDialog(() => import('./RideMapDialog.tsx').then((module) => module.RideMapDialog));
const MomentsDialog = lazyDialog(() => import('../moments/MomentsDialog.tsx').then((module) => module.MomentsDialog));

interface Props {
  post: PostCardFragment;
  ride: CueSheetFragment & RideBarFragment;
}

/** Who is coming, and what can be done with a ride. */
export function RideBar({ post, ride }: Props) {
  const [opened, setOpened] = useState<'riders' | 'map' | 'moments'>();
  const isOnOwnPage = useMatch(`/post/${post.id}`) !== null;
  useRideActivity(ride.id, isOnOwnPage || opened === 'riders' || opened === 'moments');
  const people = ride.participants.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }));
  const dialog = (name: typeof opened) => ({
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : undefined),
  });

  return (
    <Bar>
      <Riders type="button" data-riders onClick={() => setOpened('riders')}>
        <AvatarStack people={people} />
        {compactNumber(ride.participantCount)} {ride.participantCount === 1 ? 'rider' : 'riders'}
      </Riders>
      <Button variant="ghost" icon={<MapIcon />} onClick={() => setOpened('map')}>
        View Map
      </Button>
      <Button variant="soft" icon={<Camera />} onClick={() => setOpened('moments')}>
        Moments <Count>{compactNumber(ride.momentCount)}</Count>
      </Button>
      <ParticipationButton ride={ride} />
      <RidersDialog {...dialog('riders')} rideId={ride.id} />
      <RideMapDialog {...dialog('map')} author={post.author} ride={ride} />
      <MomentsDialog {...dialog('moments')} ride={ride} />
    </Bar>
  );
}

const { color, space } = theme;

const Bar = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-bottom: 1px solid ${color.border};

  > [data-variant] { padding-inline: 13px; }

  @container feed (max-width: 559px) {
    > [data-variant] { order: 2; flex: 1; height: ${theme.size.touch}; padding-inline: 10px; }
    /* 'Ride Completed' is no action: it stands beside the riders and leaves the next line to those that are */
    > :disabled { order: 1; flex: none; height: ${theme.size.controlSmall}; font-size: 0.875rem; }
    &:has(> :disabled) > [data-riders] { flex: 1; width: auto; }
  }
`;

const Riders = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  margin-right: auto;
  border-radius: ${theme.radius.control};
  font: ${theme.type.ui};
  font-variant-numeric: tabular-nums;

  /* 32 px to look at, 44 px to hit */
  &::after { content: ''; position: absolute; inset: -6px; }
  ${theme.media.hover} {
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
  }
  @container feed (max-width: 559px) {
    width: 100%;
  }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
