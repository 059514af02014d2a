import styled from '@emotion/styled';
import { Camera, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import type { CueSheetFragment, PostCardFragment, RideBarFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { postHeadingId } from '../posts/postHeadingId.ts';
import { theme } from '../theme/tokens.ts';
import { AvatarStack } from '../ui/AvatarStack.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { useLazyPart } from '../ui/useLazyPart.ts';
import { ParticipationButton } from './ParticipationButton.tsx';
import { isFull, ridersText } from './ridePlaces.ts';
import { useRideActivity } from './useRideActivity.ts';

const RidersDialog = lazyDialog(() => import('./RidersDialog.tsx').then((module) => module.RidersDialog));
const RideMapDialog = lazyDialog(() => import('./RideMapDialog.tsx').then((module) => module.RideMapDialog));
const MomentsDialog = lazyDialog(() => import('../moments/MomentsDialog.tsx').then((module) => module.MomentsDialog));

const dayPart = lazyPart(() => import('./RideDay.tsx').then((module) => module.RideDay));
const seriesPart = lazyPart(() => import('./SeriesMenu.tsx').then((module) => module.SeriesMenu));
const waitingPart = lazyPart(() => import('./WaitingBar.tsx').then((module) => module.WaitingBar));

interface Props {
  post: PostCardFragment;
  ride: CueSheetFragment & RideBarFragment;
}

/** The participants of a ride, and its actions. */
export function RideBar({ post, ride }: Props) {
  const [opened, setOpened] = useState<'riders' | 'map' | 'moments'>();
  const isOnOwnPage = useMatch(`/post/${post.id}`) !== null;
  useRideActivity(ride.postId, isOnOwnPage || opened === 'riders' || opened === 'moments');
  const people = ride.participants.nodes.map(({ id, profilePicture }) => ({ id, src: profilePicture }));
  const SeriesMenu = useLazyPart(seriesPart, ride.series !== null, () => undefined);
  const WaitingBar = useLazyPart(waitingPart, isFull(ride) || ride.viewerWaitingPosition !== null, () => undefined);
  const RideDay = useLazyPart(dayPart, isOnOwnPage, () => undefined);
  const dialog = (name: typeof opened) => ({
    open: opened === name,
    onOpenChange: (open: boolean) => setOpened(open ? name : undefined),
  });

  return (
    <>
      {RideDay && <RideDay ride={ride} describedBy={postHeadingId(post)} />}
      <Bar>
        <Riders type="button" data-riders onClick={() => setOpened('riders')}>
          <AvatarStack people={people} />
          {ridersText(ride)}
          {isOnOwnPage && ride.maybeCount > 0 && ` · ${compactNumber(ride.maybeCount)} maybe`}
        </Riders>
        <Button variant="ghost" icon={<MapIcon />} onClick={() => setOpened('map')}>
          View Map
        </Button>
        <Button variant="soft" icon={<Camera />} onClick={() => setOpened('moments')}>
          Moments <Count>{compactNumber(ride.momentCount)}</Count>
        </Button>
        <ParticipationButton ride={ride} describedBy={postHeadingId(post)} />
        {SeriesMenu && ride.series && (
          <SeriesMenu ride={ride} rule={ride.series.rule} describedBy={postHeadingId(post)} />
        )}
        <RidersDialog {...dialog('riders')} postId={ride.postId} />
        <RideMapDialog {...dialog('map')} author={post.author} ride={ride} />
        <MomentsDialog {...dialog('moments')} ride={ride} />
      </Bar>
      {WaitingBar && <WaitingBar ride={ride} isAuthor={post.viewerCanEdit} describedBy={postHeadingId(post)} />}
    </>
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
  > [data-series] { padding-inline: 8px; }
  /* one button with two halves */
  > [data-participation]:has(+ [data-series]) { border-top-right-radius: 0; border-bottom-right-radius: 0; }
  > [data-participation] + [data-series] {
    margin-left: calc(1px - ${space[2]});
    border-top-left-radius: 0;
    border-bottom-left-radius: 0;
  }

  @container feed (max-width: 559px) {
    > [data-variant] { order: 2; flex: 1; height: ${theme.size.touch}; padding-inline: 10px; }
    /* the same width for both labels, so that all cards wrap alike */
    > [data-participation] { order: 1; flex: none; width: 9rem; }
    > [data-series] { order: 1; flex: none; width: ${theme.size.touch}; }
    > [data-participation]:has(+ [data-series]) { width: calc(9rem - ${theme.size.touch} - 1px); }
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
  text-align: start;

  /* 32 px visible, 44 px touch area */
  &::after { content: ''; position: absolute; inset: -6px; }
  ${theme.media.hover} {
    &:hover { text-decoration: underline; text-underline-offset: 3px; }
  }
  @container feed (max-width: 559px) { flex: 1 1 calc(100% - 9rem - ${space[2]}); }
`;

const Count = styled.span`
  color: ${color.textMuted};
  font-variant-numeric: tabular-nums;
`;
