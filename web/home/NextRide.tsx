import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ViewerNextRideFragment } from '../generated.ts';
import { firstLine } from '../rides/firstLine.ts';
import { startText } from '../rides/startText.ts';
import { theme } from '../theme/tokens.ts';
import { RailSection } from './RailSection.tsx';

export type NextRidePost = NonNullable<ViewerNextRideFragment['nextRides']>['edges'][number]['node'];

interface Props {
  post: NextRidePost;
}

/** The viewer's next ride, in the left column. */
export function NextRide({ post }: Props) {
  const { ride } = post;
  const when = ride && startText(ride, new Date());

  return (
    <RailSection title="Your next ride">
      <Row to={`/post/${post.id}`}>
        <Name dir="auto">{firstLine(post.content)}</Name>
        {when && (
          <When>
            {ride.calledOffAt ? <del>{when.atRide}</del> : when.atRide}
            {noteOf(ride) ?? (when.forReader && ` · ${when.forReader} for you`)}
          </When>
        )}
        {ride?.location && <Place dir="auto">{ride.location}</Place>}
      </Row>
    </RailSection>
  );
}

function noteOf({ calledOffAt, viewerWaitingPosition }: NonNullable<NextRidePost['ride']>): string | null {
  if (calledOffAt) return ' · Called off';
  return viewerWaitingPosition === null ? null : ` · Waiting, number ${viewerWaitingPosition}`;
}

const { color, space, type } = theme;

const Row = styled(Link)`
  display: grid;
  gap: 2px;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  font: ${type.small};
  overflow-wrap: anywhere;

  &:hover { border-color: ${color.borderStrong}; }
`;

const Name = styled.b`
  display: -webkit-box;
  overflow: hidden;
  font: ${type.ui};
  font-weight: 600;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const When = styled.span`
  color: ${color.accentText};
  font-weight: 500;
`;

const Place = styled.span`
  color: ${color.textMuted};
`;
