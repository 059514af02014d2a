import type { GroupOrganisersFragment, MemberListFragment } from '../generated.ts';
import { HitList } from '../search/HitList.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { GroupMember } from './GroupMember.tsx';

interface Props {
  label: string;
  members: MemberListFragment;
  /** The group. Null if it is gone. */
  group: GroupOrganisersFragment | null;
  onMore(): Promise<unknown>;
}

/** The loaded members of a list, and a button for more. */
export function MemberRows({ label, members, group, onMore }: Props) {
  const organisers = new Set(group?.organisers.map(({ id }) => id));
  return (
    <>
      <HitList aria-label={label}>
        {members.edges.map(({ node }) => (
          <GroupMember
            key={node.id}
            person={node}
            isOrganiser={organisers.has(node.id)}
            organisedId={group?.viewerOrganises ? group.id : undefined}
            rulesVersion={group?.rules?.version}
          />
        ))}
      </HitList>
      {members.pageInfo.hasNextPage && (
        <LoadMore label="Load More Members" failure="More members could not be loaded." onLoadMore={onMore} />
      )}
    </>
  );
}
