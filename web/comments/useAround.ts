import { useState } from 'react';
import type { CommentThreadFragment, LinkedThreadFragment } from '../generated.ts';
import { useFollowingCommentsQuery, usePreviousCommentsQuery } from '../generated.ts';

/** Comments before a comment are counted up to this number. */
const MAX_COUNT = 100;

interface Around {
  /** Oldest first. */
  before: readonly CommentThreadFragment[];
  /** The button for earlier comments. Absent if all are shown. */
  earlier?: { label: string; onShow(): Promise<unknown> };
  /** Oldest first. */
  after: readonly CommentThreadFragment[];
  /** Loads later comments. Absent if all are shown. */
  showLater?(): Promise<unknown>;
}

/** The comments around one that is shown without the pages before it. The earlier ones are folded at first. */
export function useAround(center: LinkedThreadFragment | undefined, noun: Noun): Around {
  const [isOpen, setOpen] = useState(false);
  const id = center?.id ?? '';
  const earlier = usePreviousCommentsQuery({ variables: { id }, skip: !center || !isOpen });
  // The query that found the comment has already loaded the first page.
  const later = useFollowingCommentsQuery({ variables: { id }, skip: !center });

  if (!center) return { before: [], after: [] };
  const previous = earlier.data?.comment?.previous;
  const following = later.data?.comment?.following ?? center.following;
  const hasEarlier = previous ? previous.pageInfo.hasNextPage : center.previousCount > 0;

  const showEarlier = async () => {
    if (previous) await earlier.fetchMore({ variables: { after: previous.pageInfo.endCursor } });
    else if (isOpen) await earlier.refetch();
    else setOpen(true);
  };
  return {
    before: (previous?.edges ?? []).map(({ node }) => node).reverse(),
    earlier: hasEarlier
      ? { label: previous ? `Show earlier ${noun[1]}` : beforeLabel(center.previousCount, noun), onShow: showEarlier }
      : undefined,
    after: following.edges.map(({ node }) => node),
    showLater: following.pageInfo.hasNextPage
      ? () => later.fetchMore({ variables: { after: following.pageInfo.endCursor } })
      : undefined,
  };
}

/** A noun in the singular and the plural. */
type Noun = readonly [one: string, many: string];
export const commentNoun: Noun = ['comment', 'comments'];
export const replyNoun: Noun = ['reply', 'replies'];

/** '2 comments before this one'. */
export function beforeLabel(count: number, [one, many]: Noun): string {
  const shown = count < MAX_COUNT ? String(count) : `${MAX_COUNT}+`;
  return `${shown} ${count === 1 ? one : many} before this one`;
}
