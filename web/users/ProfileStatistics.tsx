import styled from '@emotion/styled';
import { useState } from 'react';
import type { ProfileFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { lazyModal } from '../ui/lazyModal.tsx';

const FollowersDialog = lazyModal(() =>
  import('../follows/FollowersDialog.tsx').then((module) => module.FollowersDialog),
);
const FollowingDialog = lazyModal(() =>
  import('../follows/FollowingDialog.tsx').then((module) => module.FollowingDialog),
);
const RidesDialog = lazyModal(() => import('./RidesDialog.tsx').then((module) => module.RidesDialog));

interface Props {
  profile: ProfileFragment;
}

/** The four counts of a member. All but the first open their list. */
export function ProfileStatistics({ profile }: Props) {
  const [opened, setOpened] = useState<'rides' | 'followers' | 'following'>();
  const { id, stats } = profile;
  const close = () => setOpened(undefined);

  return (
    <Card>
      <Head>
        <h2>Statistics</h2>
      </Head>
      <Counts>
        <Count as="div">
          <Figure>{compactNumber(stats.postCount)}</Figure> <Label>Posts</Label>
        </Count>
        <Count aria-haspopup="dialog" onClick={() => setOpened('rides')}>
          <Figure>{compactNumber(stats.rideCount)}</Figure> <Label>Rides</Label>
        </Count>
        <Count aria-haspopup="dialog" onClick={() => setOpened('followers')}>
          <Figure>{compactNumber(stats.followerCount)}</Figure> <Label>Followers</Label>
        </Count>
        <Count aria-haspopup="dialog" onClick={() => setOpened('following')}>
          <Figure>{compactNumber(stats.followingCount)}</Figure> <Label>Following</Label>
        </Count>
      </Counts>
      {opened === 'rides' && <RidesDialog userId={id} onClose={close} />}
      {opened === 'followers' && <FollowersDialog userId={id} onClose={close} />}
      {opened === 'following' && <FollowingDialog userId={id} onClose={close} />}
    </Card>
  );
}

const { color, type, media } = theme;

const Head = styled.div`
  display: flex;
  align-items: center;
  min-height: 52px;
  padding: 0 20px;
  border-bottom: 1px solid ${color.border};

  h2 { font: ${type.subheading}; letter-spacing: -0.005em; }
  ${media.phone} { padding-inline: 16px; }
`;

const Counts = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));

  > * + * { border-left: 1px solid ${color.border}; }
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > * + * { border-left: 0; }
    > button:nth-of-type(odd) { border-left: 1px solid ${color.border}; }
    > button:nth-of-type(n + 2) { border-top: 1px solid ${color.border}; }
  }
`;

const Label = styled.span`
  color: ${color.textMuted};
  font: ${type.label};
`;

const Figure = styled.span`
  font: ${type.figureLarge};
  font-stretch: ${theme.figureWidth};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
`;

const Count = styled.button`
  display: grid;
  gap: 2px;
  justify-items: start;
  padding: 16px 20px 20px;
  text-align: left;

  &[aria-haspopup] > :last-child {
    text-decoration: underline;
    text-decoration-color: ${color.borderStrong};
    text-underline-offset: 4px;
  }
  &[aria-haspopup]:hover { background: ${color.surfaceHover}; }
  &[aria-haspopup]:hover > :last-child { color: ${color.text}; text-decoration-color: currentColor; }
  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.card}; box-shadow: none; }
  ${media.phone} { padding: 16px; }
`;
