import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { RideStartFragment, RideStartsQuery, Units } from '../generated.ts';
import { useRideStartsQuery } from '../generated.ts';
import { formatDistance } from '../lib/formatDistance.ts';
import type { Point } from '../moments/useDeviceLocation.ts';
import { firstLine } from '../rides/firstLine.ts';
import { formatRideDate } from '../rides/formatRideDate.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useRideStart } from './useRideStart.ts';

interface Props {
  id: string;
  units: Units;
  onChoose(post: RideStartFragment, place: Point): void;
}

/** The viewer's rides with a route, the latest first. A press reads where the route starts. */
export function RideStarts({ id, units, onChoose }: Props) {
  // A route may have been added to a ride meanwhile.
  const { data, error, refetch, fetchMore } = useRideStartsQuery({ fetchPolicy: 'cache-and-network' });
  const rides = data?.viewer?.posts;

  const content = () => {
    if (rides) {
      const loadMore = () => fetchMore({ variables: { after: rides.pageInfo.endCursor } });
      return <Rides rides={rides} units={units} onChoose={onChoose} onLoadMore={loadMore} />;
    }
    if (error) return <Failure title="Your rides could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={3} shape="person" />;
  };
  return <Root id={id}>{content()}</Root>;
}

interface RidesProps extends Pick<Props, 'units' | 'onChoose'> {
  rides: NonNullable<RideStartsQuery['viewer']>['posts'];
  onLoadMore(): Promise<unknown>;
}

function Rides({ rides: { edges, pageInfo }, units, onChoose, onLoadMore }: RidesProps) {
  const { read, reading, problem } = useRideStart(onChoose);
  const posts = edges.map(({ node }) => node).filter(({ ride }) => ride?.map);

  if (posts.length === 0 && !pageInfo.hasNextPage) {
    return (
      <EmptyState
        title="None of your rides has a route"
        hint="To add a route file to a ride, choose Edit Ride in its menu. You can also enter the place below."
      />
    );
  }
  return (
    <>
      {posts.length > 0 ? (
        <Rows aria-label="Your rides with a route">
          {posts.map((post) => (
            <li key={post.id}>
              <Row type="button" aria-busy={reading === post.id || undefined} onClick={() => void read(post)}>
                <span>
                  <Name dir="auto">{firstLine(post.content)}</Name>
                  <RideFacts post={post} units={units} />
                </span>
                {reading === post.id && <Spinner />}
              </Row>
            </li>
          ))}
        </Rows>
      ) : (
        <LiveText visible>{`None of your latest ${edges.length} rides has a route.`}</LiveText>
      )}
      <LiveText>{reading ? 'Reading the route...' : ''}</LiveText>
      {problem && (
        <Alert tone="danger" icon={<CircleAlert />}>
          {problem}
        </Alert>
      )}
      {pageInfo.hasNextPage && (
        <LoadMore label="Load More Rides" failure="More rides could not be loaded." onLoadMore={onLoadMore} />
      )}
    </>
  );
}

function RideFacts({ post: { ride }, units }: { post: RideStartFragment; units: Units }) {
  const { value, unit } = formatDistance(ride?.map?.distance ?? 0, units);
  return (
    <Facts>
      {ride?.date && (
        <>
          <time dateTime={ride.date}>{formatRideDate(ride.date)}</time> ·{' '}
        </>
      )}
      {value} {unit}
    </Facts>
  );
}

const { color, space, type } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

/* bounded, so that the fields below stay near */
const Rows = styled.ul`
  max-height: 320px;
  overflow-y: auto;
  border-block: 1px solid ${color.border};

  > li + li { border-top: 1px solid ${color.border}; }
`;

const Row = styled.button`
  display: flex;
  gap: ${space[3]};
  align-items: center;
  justify-content: space-between;
  width: 100%;
  padding: ${space[2]} ${space[3]};
  text-align: start;

  > span:first-of-type { display: grid; min-width: 0; }
  &:hover { background: ${color.surfaceHover}; }
  &[aria-busy] { cursor: progress; }
  &:focus-visible { outline-offset: -4px; border-radius: ${theme.radius.control}; box-shadow: none; }
`;

const Name = styled.span`
  font: ${type.ui};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
`;
