import type { Person } from './table.ts';

// The relations between the members of the cast and its things. Each is a pair that everyone can see unless
// `privateBonds` names it, and a viewer sees their own as a field such as `viewerHasLiked`.

type Bond = readonly (readonly [person: Person, to: string])[];

export const bonds = {
  follows: [
    ['blocked', 'other'],
    ['blocker', 'other'],
    ['other', 'owner'],
    ['other', 'blocker'],
    ['follower', 'owner'],
    ['muter', 'owner'],
    ['owner', 'member'],
    ['owner', 'muted'],
  ],
  mutes: [
    ['owner', 'muted'],
    ['muter', 'owner'],
  ],
  blocks: [
    ['owner', 'blocked'],
    ['blocker', 'owner'],
  ],
  memberships: [
    ['owner', 'club'],
    ['member', 'club'],
    ['muted', 'club'],
    ['muter', 'club'],
    ['blocked', 'club'],
    ['blocker', 'club'],
    ['other', 'rivals'],
    ['owner', 'circle'],
    ['other', 'circle'],
    ['owner', 'cabal'],
    ['member', 'cabal'],
  ],
  requests: [['follower', 'circle']],
  removals: [['follower', 'circle']],
  registrations: [
    ['owner', 'event'],
    ['other', 'event'],
    ['muted', 'event'],
    ['muter', 'event'],
    ['blocked', 'event'],
    ['blocker', 'event'],
  ],
  eventWaitings: [['follower', 'event']],
  likes: [
    ['other', "owner's public post"],
    ['muter', "owner's public post"],
    ['blocked', "owner's public post"],
    ['blocker', "other's public ride"],
    ['muted', "owner's public ride"],
    ['member', "owner's club post"],
    ['participant', "owner's private post"],
    ['owner', "muted's public post"],
  ],
  participations: [
    ['owner', "owner's public ride"],
    ['owner', "owner's club ride"],
    ['owner', "owner's private ride"],
    ['owner', "other's public ride"],
    ['other', "other's public ride"],
    ['participant', "owner's public ride"],
    ['participant', "owner's club ride"],
    ['participant', "owner's private ride"],
    ['muted', "owner's public ride"],
    ['muter', "owner's public ride"],
    ['blocked', "owner's public ride"],
    ['blocked', "other's public ride"],
    ['blocker', "other's public ride"],
  ],
  waitings: [['other', "owner's public ride"]],
  maybes: [['follower', "owner's public ride"]],
  joinedSeries: [
    ['participant', "owner's public ride"],
    ['muter', "owner's public ride"],
    ['owner', "other's public ride"],
  ],
  savedRides: [
    ['owner', "owner's private ride"],
    ['participant', "owner's public ride"],
    ['participant', "owner's private ride"],
    ['muter', "owner's public ride"],
  ],
} satisfies Record<string, Bond>;

/** The members of groups who organise them. */
export const organisers = [
  ['owner', 'club'],
  ['blocker', 'club'],
  ['owner', 'circle'],
] as const satisfies Bond;

/** The participants who lead a ride beside its author. */
export const coLeaders = [['participant', "owner's public ride"]] as const satisfies Bond;

/**
 * The writes that take back what somebody has given to a post. They know of it, so that it may be hidden from them since:
 * taking back works all the same, and tells nothing of the post.
 */
export const takingBack: Record<string, keyof typeof bonds> = {
  'mutation setLike': 'likes',
  'mutation setRideParticipation': 'participations',
  'mutation setRideWaiting': 'waitings',
  'mutation setRideMaybe': 'maybes',
  'mutation setSeriesParticipation': 'participations',
  'mutation setRideSaved': 'savedRides',
  'DELETE /rides/{postId}/leave/{userId}': 'participations',
  'DELETE /rides/{postId}/leaders/{userId}': 'participations',
  'DELETE /rides/{postId}/waiting': 'waitings',
  'DELETE /rides/{postId}/maybe': 'maybes',
  'DELETE /rides/{postId}/series/leave/{userId}': 'participations',
  'DELETE /rides/{postId}/save': 'savedRides',
  'POST /likes/toggle': 'likes',
};

/** The writes that delete what a member wrote, or what stands under their post, which may be hidden from them since. */
export const ownWords: ReadonlySet<string> = new Set([
  'mutation deleteComment',
  'mutation deleteMoment',
  'DELETE /comments/{id}',
  'DELETE /moments/{id}',
]);

/** The writes that ask the operator to look at what everybody else can see. */
export const reporting: ReadonlySet<string> = new Set(['mutation report', 'mutation fileNotice', 'POST /reports']);

/** The writes by which organisers remove what stands in their group. */
export const removing: ReadonlySet<string> = new Set(['mutation removeGroupContent', 'POST /groups/removals']);

/** Whether such a tie joins the two. */
export function isBound(bond: Bond, person: string, to: string): boolean {
  return bond.some(([from, thing]) => from === person && thing === to);
}
