import type { MemberListFragment } from '../generated.ts';
import { HitList } from '../search/HitList.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { GroupMember } from './GroupMember.tsx';

interface Props {
  label: string;
  members: MemberListFragment;
  onMore(): Promise<unknown>;
}

/** The loaded members of a list, and a button for more. */
export function MemberRows({ label, members, onMore }: Props) {
  return (
    <>
      <HitList aria-label={label}>
        {members.edges.map(({ node }) => (
          <GroupMember key={node.id} person={node} />
        ))}
      </HitList>
      {members.pageInfo.hasNextPage && (
        <LoadMore label="Load More Members" failure="More members could not be loaded." onLoadMore={onMore} />
      )}
    </>
  );
}
