// Which members are hidden from whom, as SQL over a viewer parameter, null for visitors, and a column with a member's
// id.

/** Which rows of `mute` have not ended. */
export const muteLasts = (mute: string) => `(${mute}.ends_at is null or ${mute}.ends_at > now())`;

/** Whether the viewer has muted a member, as SQL over a viewer parameter and a column with the member's id. */
export const viewerHasMuted = (viewerId: string, userId: string) =>
  `exists (select from mute where muter_id = ${viewerId} and muted_id = ${userId} and ${muteLasts('mute')})`;

type Side = 'blocker_id' | 'blocked_id';

/** Whether the viewer is on one side of any block. It depends on no row, so that a statement evaluates it once. */
const hasBlocks = (viewerId: string, side: Side) => `(select exists (select from block where ${side} = ${viewerId}))`;

/**
 * Whether a block has the viewer on one side and a member on the other. `case` spares most viewers a look-up for each
 * row.
 */
const isBlocked = (viewerId: string, side: Side, userId: string) => {
  const other = side === 'blocker_id' ? 'blocked_id' : 'blocker_id';
  return `case when ${hasBlocks(viewerId, side)}
    then exists (select from block where ${side} = ${viewerId} and ${other} = ${userId}) else false end`;
};

/** Whether a member is hidden from everyone: the account is being deleted, or suspended and hidden. A statement reads the few such members once. */
export const isBeingDeleted = (userId: string) => `(${userId} = any(array(select user_id from account_deletion)))`;

/** Whether a member is hidden until the operator lifts the suspension. */
export const isHiddenForNow = (userId: string) =>
  `(${userId} = any(array(select user_id from account_deletion where not deletes)))`;

/** Whether a member does not exist for the viewer: they have blocked the viewer, or nobody sees them. */
export const isAbsentFor = (viewerId: string, userId: string) =>
  `(${isBlocked(viewerId, 'blocked_id', userId)} or ${isBeingDeleted(userId)})`;

/** Whether the viewer has muted or blocked a member, and so reads nothing by that member. */
export const viewerAvoids = (viewerId: string, userId: string) =>
  `(${viewerHasMuted(viewerId, userId)} or ${isBlocked(viewerId, 'blocker_id', userId)})`;

/** Whether posts, comments and moments of a member are hidden from the viewer. */
export const isHiddenFromViewer = (viewerId: string, userId: string) =>
  `(${viewerAvoids(viewerId, userId)} or ${isAbsentFor(viewerId, userId)})`;

/** Whether one of two members has blocked the other. */
export const isBlockedBetween = (one: string, other: string) =>
  `exists (
     select from block where (blocker_id = ${one} and blocked_id = ${other}) or (blocker_id = ${other} and blocked_id = ${one})
   )`;

/**
 * The members whose content is hidden from the viewer, each once, as rows with `id`. Members whom the viewer avoids are
 * included only while the condition holds.
 */
export const hiddenFromViewer = (viewerId: string, whereAvoided: string) =>
  `select muted_id as id from mute
   where muter_id = ${viewerId} and ${muteLasts('mute')} and ${whereAvoided}
     and not exists (select from block where blocker_id = ${viewerId} and blocked_id = muted_id)
     and not exists (select from block where blocked_id = ${viewerId} and blocker_id = muted_id)
     and not ${isBeingDeleted('muted_id')}
   union all select blocked_id from block
   where ${hasBlocks(viewerId, 'blocker_id')} and blocker_id = ${viewerId} and ${whereAvoided} and not ${isBeingDeleted('blocked_id')}
   union all select blocker_id from block
   where ${hasBlocks(viewerId, 'blocked_id')} and blocked_id = ${viewerId} and not ${isBeingDeleted('blocker_id')}
   union all select user_id from account_deletion`;
