import { EventHits } from './EventHits.tsx';
import { GroupHits } from './GroupHits.tsx';
import { HitList } from './HitList.tsx';
import { PostHit } from './PostHit.tsx';
import type { Found, FoundList } from './searchTabs.ts';
import { UserHits } from './UserHits.tsx';

interface Props {
  list: FoundList;
  found: Found;
  query: string;
  /** The largest number of results to show. */
  limit?: number;
  headingLevel: 'h2' | 'h3';
}

/** The results of one of the four lists, each with its own row type. */
export function Hits({ list, found, query, limit, headingLevel }: Props) {
  switch (list) {
    case 'users':
      return <UserHits users={nodesOf(found.users, limit)} />;
    case 'posts':
      return (
        <HitList>
          {nodesOf(found.posts, limit).map((post) => (
            <PostHit key={post.id} post={post} query={query} />
          ))}
        </HitList>
      );
    case 'groups':
      return <GroupHits groups={nodesOf(found.groups, limit)} headingLevel={headingLevel} />;
    case 'events':
      return <EventHits events={nodesOf(found.events, limit)} headingLevel={headingLevel} />;
  }
}

function nodesOf<Node>(connection: { edges: readonly { node: Node }[] }, limit?: number): Node[] {
  return connection.edges.slice(0, limit).map(({ node }) => node);
}
