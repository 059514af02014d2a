// The visibility of each thing, written by hand from the specification. The cast is created from the names of these rows.
// GraphQL and REST are crawled as each viewer, and a viewer must see exactly the ticked rows.
//
// other        a stranger, who belongs to the rivals and not to the club
// follower     follows the owner; was once of the club and posted there
// member       belongs to the club
// participant  takes part in every ride of the owner, as if two of them had been public once
// owner        whose things most of these are
// circle       a closed group of the owner and the other; cabal, a hidden one of the owner and the member
// muted        whom the owner has muted; belongs to the club
// muter        has muted the owner; belongs to the club, follows the owner and rides along all the same
// blocked      whom the owner has blocked; belongs to the club and took part in a ride of the owner before
// blocker      has blocked the owner; belongs to the club
// suspended    a member of the cast who can no longer sign in. outsiders.ts has this column, and those of the invited, the waiting and the operator

const text = `
                                                          anonymous other follower member participant owner muted muter blocked blocker

  Public is everyone's, a club's post is its members', private is its author's. Who has muted the author sees nothing,
  and of two members of whom one has blocked the other neither sees anything of the other.
  owner's public post                                         ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  owner's public club post                                    ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  owner's club post                                           ·       ·      ·       ✓         ·        ✓     ✓     ·      ·       ·
  owner's private post                                        ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  owner's private club post                                   ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  owner's public ride                                         ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  owner's club ride                                           ·       ·      ·       ✓         ·        ✓     ✓     ·      ·       ·
  owner's private ride                                        ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  other's public ride                                         ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓
  other's rivals post                                         ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  other's private post                                        ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  muted's public post                                         ✓       ✓      ✓       ✓         ✓        ·     ✓     ✓      ✓       ✓
  muted's club post                                           ·       ·      ·       ✓         ·        ·     ✓     ✓      ✓       ✓
  muter's public post                                         ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓
  blocked's public post                                       ✓       ✓      ✓       ✓         ✓        ·     ✓     ✓      ✓       ✓
  blocker's public post                                       ✓       ✓      ✓       ✓         ✓        ·     ✓     ✓      ✓       ✓
  suspended's public post                                     ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓

  What is posted to a closed or hidden group is its members'.
  owner's circle post                                         ·       ✓      ·       ·         ·        ✓     ·     ·      ·       ·
  owner's cabal post                                          ·       ·      ·       ✓         ·        ✓     ·     ·      ·       ·

  An author sees their own also after leaving the club.
  follower's club post                                        ·       ·      ✓       ✓         ·        ✓     ✓     ✓      ✓       ✓

  What stands under a post is seen with it, unless the viewer has muted or blocked who wrote it, or whom it answers, elsewhere
  than under a post of the viewer's own. What a blocker wrote under a post of the blocked is hidden from everybody, since the
  author of the post could not see it to delete it.
  member's comment on owner's public post                     ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  owner's reply to member's comment on owner's public post    ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  muted's reply to member's comment on owner's public post    ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  muted's comment on owner's public post                      ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  other's reply to muted's comment on owner's public post     ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  blocked's comment on owner's public post                    ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  other's reply to blocked's comment on owner's public post   ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  blocker's comment on owner's public post                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ·
  other's reply to blocker's comment on owner's public post   ·       ·      ·       ·         ·        ·     ·     ·      ·       ·
  member's comment on owner's club post                       ·       ·      ·       ✓         ·        ✓     ✓     ·      ·       ·
  muted's reply to member's comment on owner's club post      ·       ·      ·       ✓         ·        ✓     ✓     ·      ·       ·
  follower's comment on owner's club post                     ·       ·      ·       ✓         ·        ✓     ✓     ·      ·       ·
  owner's comment on owner's private post                     ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  participant's comment on owner's private ride               ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  participant's comment on owner's public ride                ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  owner's comment on other's public ride                      ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  participant's reply to owner's comment on other's public ride ✓     ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  muter's reply to owner's comment on other's public ride     ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  muter's comment on other's public ride                      ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓
  blocked's comment on other's public ride                    ✓       ✓      ✓       ✓         ✓        ·     ✓     ✓      ✓       ✓
  blocker's comment on other's public ride                    ✓       ✓      ✓       ✓         ✓        ·     ✓     ✓      ✓       ✓
  owner's comment on muted's public post                      ✓       ✓      ✓       ✓         ✓        ·     ✓     ·      ·       ·
  owner's comment on blocked's public post                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ·
  owner's comment on follower's club post                     ·       ·      ✓       ✓         ·        ✓     ✓     ·      ·       ·

  Moments are read by whoever reads the ride, unless the viewer has muted or blocked who shared them elsewhere than under a
  ride of the viewer's own, or is blocked by them. Those of a blocker of a ride of the blocked are hidden from everybody.
  owner's moment of owner's public ride                       ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  participant's moment of owner's public ride                 ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  muted's moment of owner's public ride                       ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  blocked's moment of owner's public ride                     ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  blocker's moment of owner's public ride                     ·       ·      ·       ·         ·        ·     ·     ·      ·       ·
  owner's moment of owner's club ride                         ·       ·      ·       ✓         ·        ✓     ✓     ·      ·       ·
  participant's moment of owner's private ride                ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  owner's moment of other's public ride                       ✓       ✓      ✓       ✓         ✓        ✓     ✓     ·      ·       ·
  other's moment of other's public ride                       ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓

  The sheet of a ride, with its guests and its note, is for its leaders alone.
  sheet of owner                                              ·       ·      ·       ·         ✓        ✓     ·     ·      ·       ·

  Profiles, groups and events are open, to those too who have muted or blocked someone; a blocker's profile is not for the blocked.
  profiles                                                    ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓
  profile of owner                                            ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ·       ✓
  profile of blocker                                          ✓       ✓      ✓       ✓         ✓        ·     ✓     ✓      ✓       ✓
  groups                                                      ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓
  events                                                      ✓       ✓      ✓       ✓         ✓        ✓     ✓     ✓      ✓       ✓

  A hidden group is its members', and the links to a group and the former versions of its rules are its organisers'.
  hidden group                                                ·       ·      ·       ✓         ·        ✓     ·     ·      ·       ·
  group invitation                                            ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  former rules of club                                        ·       ·      ·       ·         ·        ✓     ·     ·      ·       ✓
  request of follower                                         ·       ·      ✓       ·         ·        ✓     ·     ·      ·       ·

  Email, phone, location and monthly goal are for oneself alone.
  private facts of other                                      ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  private facts of follower                                   ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  private facts of member                                     ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  private facts of participant                                ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  private facts of owner                                      ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  private facts of muted                                      ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  private facts of muter                                      ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  private facts of blocked                                    ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  private facts of blocker                                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓
  private facts of suspended                                  ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  An emergency contact is for oneself, and for the leaders of a ride that one has joined, around its start. All rides of the cast have just
  begun. No leader reads that of a member on the other side of a block, or who cannot read the ride. See emergencyWindow.deep.test.ts for other times.
  emergency contact of other                                  ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  emergency contact of follower                               ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  emergency contact of member                                 ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  emergency contact of participant                            ·       ·      ·       ·         ✓        ✓     ·     ·      ·       ·
  emergency contact of owner                                  ·       ✓      ·       ·         ✓        ✓     ·     ·      ·       ·
  emergency contact of muted                                  ·       ·      ·       ·         ✓        ✓     ✓     ·      ·       ·
  emergency contact of muter                                  ·       ·      ·       ·         ✓        ✓     ·     ✓      ·       ·
  emergency contact of blocked                                ·       ✓      ·       ·         ·        ·     ·     ·      ✓       ·
  emergency contact of blocker                                ·       ✓      ·       ·         ·        ·     ·     ·      ·       ✓
  emergency contact of suspended                              ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  The address for mails about the account, and the one that waits, are for oneself alone.
  mail addresses of other                                     ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  mail addresses of follower                                  ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  mail addresses of member                                    ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  mail addresses of participant                               ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  mail addresses of owner                                     ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  mail addresses of muted                                     ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  mail addresses of muter                                     ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  mail addresses of blocked                                   ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  mail addresses of blocker                                   ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓
  mail addresses of suspended                                 ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  The accounts elsewhere and the passkeys by which a member signs in are for oneself alone.
  sign-ins of other                                           ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  sign-ins of follower                                        ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  sign-ins of member                                          ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  sign-ins of participant                                     ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  sign-ins of owner                                           ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  sign-ins of muted                                           ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  sign-ins of muter                                           ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  sign-ins of blocked                                         ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  sign-ins of blocker                                         ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓
  sign-ins of suspended                                       ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  The id and the name of an access token are for who has made it; its secret is shown by the mutation that makes it.
  access tokens of other                                      ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  access tokens of follower                                   ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  access tokens of member                                     ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  access tokens of participant                                ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  access tokens of owner                                      ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  access tokens of muted                                      ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  access tokens of muter                                      ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  access tokens of blocked                                    ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  access tokens of blocker                                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓

  The calendar links of a member are known to that member alone; their secrets are shown by the mutation that makes them.
  calendar links of other                                     ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  calendar links of follower                                  ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  calendar links of member                                    ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  calendar links of participant                               ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  calendar links of owner                                     ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  calendar links of muted                                     ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  calendar links of muter                                     ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  calendar links of blocked                                   ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  calendar links of blocker                                   ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓

  Where one has signed in is for oneself alone.
  sessions of other                                           ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  sessions of follower                                        ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  sessions of member                                          ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  sessions of participant                                     ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  sessions of owner                                           ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  sessions of muted                                           ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  sessions of muter                                           ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  sessions of blocked                                         ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  sessions of blocker                                         ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓

  Of what others do a member is told alone, and of what they may not read any more not even they.
  notifications of other                                      ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  notifications of follower                                   ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  notifications of member                                     ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  notifications of participant                                ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  notifications of owner                                      ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  notifications of muted                                      ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  notifications of muter                                      ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  notifications of blocked                                    ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  notifications of blocker                                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓
  changed plan for participant                                ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  deleted ride for participant                                ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  hidden plan for participant                                 ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  What the operator has decided about a member is for that member alone.
  removal of owner                                            ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  removal of a group                                          ·       ✓      ·       ·         ·        ✓     ·     ·      ·       ·
  warning of member                                           ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  suspension of suspended                                     ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  Reports are for the operator alone.
  report of other                                             ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  Sign-ups that need an approval are for the operator alone. An applicant is no viewer.
  sign-ups                                                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  Invitations are for the operator alone. The hashes of their links are for nobody.
  invitations                                                 ·       ·      ·       ·         ·        ·     ·     ·      ·       ·

  Where one does not want to be seen is for oneself alone.
  privacy zones of other                                      ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  privacy zones of follower                                   ·       ·      ✓       ·         ·        ·     ·     ·      ·       ·
  privacy zones of member                                     ·       ·      ·       ✓         ·        ·     ·     ·      ·       ·
  privacy zones of participant                                ·       ·      ·       ·         ✓        ·     ·     ·      ·       ·
  privacy zones of owner                                      ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·
  privacy zones of muted                                      ·       ·      ·       ·         ·        ·     ✓     ·      ·       ·
  privacy zones of muter                                      ·       ·      ·       ·         ·        ·     ·     ✓      ·       ·
  privacy zones of blocked                                    ·       ·      ·       ·         ·        ·     ·     ·      ✓       ·
  privacy zones of blocker                                    ·       ·      ·       ·         ·        ·     ·     ·      ·       ✓

  The route of a ride is seen with it, but for what lies in a privacy zone of its owner.
  whole routes of other                                       ·       ✓      ·       ·         ·        ·     ·     ·      ·       ·
  whole routes of owner                                       ·       ·      ·       ·         ·        ✓     ·     ·      ·       ·

  Passwords, tokens of sessions, secrets of access tokens and calendar links, and ids of routes.
  secrets                                                     ·       ·      ·       ·         ·        ·     ·     ·      ·       ·
`;

export const viewers = [
  'anonymous',
  'other',
  'follower',
  'member',
  'participant',
  'owner',
  'muted',
  'muter',
  'blocked',
  'blocker',
] as const;
export type ViewerName = (typeof viewers)[number];

/** The viewers who sign in. */
export const members = viewers.filter((name) => name !== 'anonymous');
export type MemberName = (typeof members)[number];

/** Everyone who has an account, the one who can no longer sign in among them. */
export const people = [...members, 'suspended' as const];
export type Person = (typeof people)[number];

const rowPattern = / {2}(\S.*?) +([✓·](?: +[✓·])*)$/;

function readTable(): Map<string, ReadonlySet<ViewerName>> {
  const [heading = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  if (heading.trim().replaceAll(/ +/g, ' ') !== viewers.join(' '))
    throw new Error('The columns of the table have changed');
  const rows = lines.map((line) => rowPattern.exec(line)).filter((match) => match !== null);
  return new Map(
    rows.map(([, thing = '', ticks = '']) => {
      const cells = ticks.split(/ +/);
      if (cells.length !== viewers.length) throw new Error(`The row of ${thing} has ${cells.length} cells`);
      return [thing, new Set(viewers.filter((_viewer, column) => cells[column] === '✓'))];
    }),
  );
}

const table = readTable();

/** The things of the cast, by their names. */
export const things: readonly string[] = [...table.keys()];

/** The row of a person's profile. */
export const profileOf = (person: Person): string =>
  table.has(`profile of ${person}`) ? `profile of ${person}` : 'profiles';

/** Whether the table lets a viewer see a thing. */
export function maySee(viewer: ViewerName, thing: string): boolean {
  const seers = table.get(thing);
  if (!seers) throw new RangeError(`The table has no row for ${thing}`);
  return seers.has(viewer);
}
