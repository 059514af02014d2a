import { Ban, CircleStop, ClipboardList, Copy, Repeat, Users } from 'lucide-react';
import type { PostCardFragment, RideCardFragment } from '../generated.ts';
import type { PostMenuActs } from '../posts/PostMenu.tsx';
import { PostMenuRows } from '../posts/PostMenuRows.tsx';
import { RouteDownloadItems } from '../routes/RouteDownloadItems.tsx';
import { MenuItem } from '../ui/MenuItem.tsx';
import { MenuLink } from '../ui/MenuLink.tsx';
import { MaybeItem } from './MaybeItem.tsx';
import type { RideAct } from './RideDialogs.tsx';
import { SaveRouteItem } from './SaveRouteItem.tsx';

interface Props extends PostMenuActs {
  post: PostCardFragment;
  ride: NonNullable<RideCardFragment['ride']>;
  hasStarted: boolean;
  onAct(act: RideAct): void;
}

/**
 * The rows of a ride's menu: those of a post, plus its route as a file. Authors can duplicate it or call it off, others save it
 * for later or say maybe.
 */
export function RideMenuRows({ post, ride, hasStarted, onAct, ...acts }: Props) {
  return (
    <PostMenuRows post={post} onEdit={() => onAct('edit')} {...acts}>
      {post.viewerCanEdit ? (
        <>
          <MenuItem icon={<Copy />} onSelect={() => onAct('duplicate')}>
            Duplicate Ride
          </MenuItem>
          <MenuLink to={`/post/${post.id}/sheet`} icon={<ClipboardList />}>
            Leader's sheet
          </MenuLink>
          <MenuItem icon={<Users />} onSelect={() => onAct('coLeaders')}>
            Co-leaders
          </MenuItem>
          {ride.series && (
            <MenuItem icon={<Repeat />} onSelect={() => onAct('extend')}>
              Extend Series
            </MenuItem>
          )}
          {ride.series && !hasStarted && (
            <MenuItem danger icon={<CircleStop />} onSelect={() => onAct('endSeries')}>
              End Series
            </MenuItem>
          )}
          {!hasStarted && (
            <MenuItem icon={<Ban />} onSelect={() => onAct(ride.calledOffAt ? 'putOn' : 'callOff')}>
              {ride.calledOffAt ? 'Put On Again' : 'Call Off Ride'}
            </MenuItem>
          )}
        </>
      ) : (
        <>
          <SaveRouteItem ride={ride} />
          <MaybeItem ride={ride} hasStarted={hasStarted} />
        </>
      )}
      <RouteDownloadItems postId={ride.postId} isOwn={post.viewerCanEdit} />
    </PostMenuRows>
  );
}
