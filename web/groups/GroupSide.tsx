import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { GroupHeadFragment, GroupRideListFragment } from '../generated.ts';
import { compactNumber } from '../lib/compactNumber.ts';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { MoreLink } from '../ui/MoreLink.tsx';
import { rideCountText } from './groupLists.ts';
import { NextEventRow } from './NextEventRow.tsx';
import { NextRideRow } from './NextRideRow.tsx';

interface Props {
  group: GroupHeadFragment;
  rides: GroupRideListFragment;
  /** The selected tab. In a narrow window the side column shows the next rides above the feed only. */
  tab: string;
}

/** The tab of rides has the others. */
const SHOWN_RIDES = 3;

/** The next rides and events of a group, and the faces of its organisers and first members. */
export function GroupSide({ group, rides, tab }: Props) {
  const people = group.faces.nodes;
  const events = group.events.nodes;
  const { organisers } = group;

  return (
    <>
      {rides.edges.length > 0 && (
        <Part data-wide={tab !== 'feed' || undefined}>
          <h2>Next rides</h2>
          <Rides>
            {rides.edges.slice(0, SHOWN_RIDES).map(({ node }, index) => (
              <NextRideRow key={node.id} post={node} isNext={index === 0} />
            ))}
          </Rides>
          <MoreLink to="?tab=rides">{allRides(rides)}</MoreLink>
        </Part>
      )}
      {events.length > 0 && (
        <Part data-wide={tab !== 'feed' || undefined}>
          <h2>Next events</h2>
          <Rides>
            {events.map((event, index) => (
              <NextEventRow key={event.id} event={event} isNext={index === 0} />
            ))}
          </Rides>
        </Part>
      )}
      {organisers.length > 0 && (
        <Part data-wide>
          <h2>{organisers.length === 1 ? 'Organiser' : 'Organisers'}</h2>
          <Faces people={organisers} />
        </Part>
      )}
      {people.length > 0 && (
        <Part data-wide>
          <Head>
            <h2>Members</h2>
            <span>{compactNumber(group.memberCount)}</span>
          </Head>
          <Faces people={people} />
          <MoreLink to="?tab=members">See all members</MoreLink>
        </Part>
      )}
    </>
  );
}

function Faces({ people }: { people: GroupHeadFragment['faces']['nodes'] }) {
  return (
    <FaceList>
      {people.map(({ id, username, displayName, profilePicture }) => (
        <li key={id}>
          <Face to={`/profile/${username}`} title={displayName}>
            <Avatar src={profilePicture} name={displayName} />
          </Face>
        </li>
      ))}
    </FaceList>
  );
}

function allRides(rides: GroupRideListFragment): string {
  return rides.edges.length === 1 ? 'All rides' : `All ${rideCountText(rides)} rides`;
}

const { color, media, space, type } = theme;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  h2 { font: ${type.subheading}; letter-spacing: -0.005em; }
  ${media.tablet} { &[data-wide] { display: none; } }
  ${media.phone} { &[data-wide] { display: none; } }
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-bottom: ${space[3]};

  span { color: ${color.textMuted}; font: ${type.small}; }
`;

const Rides = styled.ol`
  margin-top: ${space[3]};
  border-top: 1px solid ${color.border};

  /* a phone has room for two */
  ${media.phone} { > li:nth-of-type(n + 3) { display: none; } }
`;

const FaceList = styled.ul`
  display: grid;
  grid-template-columns: repeat(5, 44px);
  gap: 10px 8px;
  justify-content: space-between;
`;

const Face = styled(Link)`
  display: block;
  border-radius: 50%;
`;
