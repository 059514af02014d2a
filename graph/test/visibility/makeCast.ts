import { sessionIdOf } from '../../auth/sessionList.ts';
import { rideIdOf } from '../../model/rides/rideIds.ts';
import { newId } from '../../platform/lib/ids.ts';
import { hashToken, newToken } from '../../platform/lib/tokens.ts';
import type { Member } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { bonds, coLeaders, organisers } from './bonds.ts';
import { insertInto } from './insertInto.ts';
import { makeContacts } from './makeContacts.ts';
import type { Marks } from './makeMarks.ts';
import { makeMarks } from './makeMarks.ts';
import { makeMembers, makeOpenThings } from './makeMembers.ts';
import { makeNotifications } from './makeNotifications.ts';
import { makeZones } from './makeRoutes.ts';
import { makeTakedowns } from './makeTakedowns.ts';
import type { Thing } from './makeThings.ts';
import { makeThings } from './makeThings.ts';
import {
  makeCalendarLinks,
  makeDevices,
  makeGroupInvitation,
  makeGroupRules,
  makeIdentities,
  makeInvitation,
  makeMailAddresses,
  makeTokens,
} from './makeTokens.ts';
import type { Person, ViewerName } from './table.ts';
import { people, things, viewers } from './table.ts';
import { zoneAtNoon } from './zoneAtNoon.ts';

export interface Cast {
  readonly marks: Marks;
  readonly members: Record<Person, Member>;
  readonly things: readonly Thing[];
  /** The id of a thing, a member, a group or the event, by name. */
  idOf(name: string): string;
  /** The name of what has this id, null for what is not of the cast. */
  nameOf(id: string): string | null;
  /** The member who is this viewer, null for the anonymous one. */
  as(viewer: ViewerName): Member | null;
}

type Bonds = typeof bonds;

/** Each tie as a row: its table and the columns of the two whom it joins. */
const bondTables: Record<keyof Bonds, readonly [table: string, from: string, to: string]> = {
  follows: ['follow', 'follower_id', 'followed_id'],
  mutes: ['mute', 'muter_id', 'muted_id'],
  memberships: ['group_member', 'user_id', 'group_id'],
  requests: ['group_request', 'user_id', 'group_id'],
  removals: ['group_removal', 'user_id', 'group_id'],
  registrations: ['event_registration', 'user_id', 'event_id'],
  eventWaitings: ['event_waiting', 'user_id', 'event_id'],
  likes: ['post_like', 'user_id', 'post_id'],
  participations: ['ride_participant', 'user_id', 'post_id'],
  waitings: ['ride_waiting', 'user_id', 'post_id'],
  maybes: ['ride_maybe', 'user_id', 'post_id'],
  joinedSeries: ['ride_series_member', 'user_id', 'series_id'],
  savedRides: ['saved_ride', 'user_id', 'post_id'],
  // Last: a block keeps follows and participations from being inserted.
  blocks: ['block', 'blocker_id', 'blocked_id'],
};

const seriesOf = (ride: string) => `series of ${ride}`;

async function makeBonds(app: TestApp, idOf: (name: string) => string): Promise<void> {
  for (const [name, [table, from, to]] of Object.entries(bondTables)) {
    // The keys of `bondTables` are those of `bonds`.
    for (const [person, thing] of bonds[name as keyof Bonds]) {
      const target = to === 'series_id' ? seriesOf(thing) : thing;
      await insertInto(app, table, { [from]: idOf(person), [to]: idOf(target) });
    }
  }
  for (const [person, group] of organisers) {
    const ids = [idOf(person), idOf(group)];
    await app.run('update group_member set organises_since = now() where user_id = $1 and group_id = $2', ...ids);
  }
  for (const [person, ride] of coLeaders) {
    const ids = [idOf(person), idOf(ride)];
    await app.run('update ride_participant set leads_since = now() where user_id = $1 and post_id = $2', ...ids);
    for (const table of ['ride_participant', 'ride_waiting']) {
      await app.run(
        `update ${table} t set pace_group_id = g.id from pace_group g
         where g.post_id = t.post_id and g.post_id = $1 and (t.user_id = $2 or '${table}' = 'ride_waiting')`,
        idOf(ride),
        idOf(person),
      );
    }
  }
}

/** Secrets that no viewer may see: hashes of passwords, tokens, and reports. */
async function makeSecrets(app: TestApp, cast: Cast): Promise<void> {
  const { marks, members, idOf } = cast;
  const [account] = await app.run<{ password_hash: string }>('select distinct password_hash from "user"');
  marks.note('secrets', 'hash of the password', account?.password_hash ?? '');
  const owners = await app.run<{ zone_secret: string }>('select zone_secret from "user"');
  owners.forEach(({ zone_secret }, index) => {
    marks.note('secrets', `what the zones of account ${index} are cut by`, zone_secret);
  });
  for (const viewer of viewers) {
    const member = cast.as(viewer);
    if (!member) continue;
    const token = marks.note('secrets', `token of ${viewer}`, await app.tokenOf(member));
    marks.note('secrets', `hash of the token of ${viewer}`, hashToken(token));
    const device = marks.word(`sessions of ${viewer}`, 'device');
    const [session] = await app.run<{ id: string }>(
      `update session s set device = $1 where user_id = $2 returning ${sessionIdOf('s')} as id`,
      device,
      member.id,
    );
    marks.note(`sessions of ${viewer}`, 'id', session?.id ?? '');
  }
  const report = 'report of other';
  const id = marks.note(report, 'id', newId());
  const target = { reporter_id: members.other.id, target_type: 'post', target_id: idOf("owner's public post") };
  const words = { reason: marks.word(report, 'reason'), resolution: marks.word(report, 'resolution') };
  const reported_text = marks.word(report, 'reported text');
  await insertInto(app, 'report', { id, ...target, ...words, reported_text, resolved_at: new Date() });
  const receipt = marks.note('secrets', 'receipt of a visitor', newToken());
  await insertInto(app, 'report', {
    ...target,
    id: marks.note(report, 'id of a visitor’s', newId()),
    reporter_id: null,
    receipt_hash: marks.note('secrets', 'hash of that receipt', hashToken(receipt)),
    reason: marks.word(report, 'reason of a visitor'),
  });
}

/** Fills the database of an app with the cast of the table. */
export async function makeCast(app: TestApp): Promise<Cast> {
  const now = new Date();
  const zone = zoneAtNoon(now);
  const marks = makeMarks();
  const members = await makeMembers(app, marks, zone.timeZone);
  const groupIds = await makeOpenThings(app, marks);
  const made = await makeThings({ app, marks, members, groupIds, zone, now }, things);
  const ids = new Map([
    ...people.map((person) => [person as string, members[person].id] as const),
    ...groupIds,
    ...made.map(({ name, id }) => [name, id] as const),
  ]);
  const rows = await app.run<{ id: string; series_id: string }>('select id, series_id from ride');
  const series = rows.map(
    ({ id, series_id }) => [series_id, made.find((thing) => thing.id === id)?.name ?? ''] as const,
  );
  for (const [id, ride] of series) ids.set(seriesOf(ride), id);
  const rideIds = made
    .filter(({ isRide, kind }) => isRide && kind === 'post')
    .map(({ id, name }) => [rideIdOf(id), name] as const);
  const names = new Map([...[...ids].map(([name, id]) => [id, name] as const), ...rideIds, ...series]);
  const cast: Cast = {
    marks,
    members,
    things: made,
    nameOf: (id) => names.get(id) ?? null,
    as: (viewer) => (viewer === 'anonymous' ? null : members[viewer]),
    idOf(name) {
      const id = ids.get(name);
      if (!id) throw new RangeError(`Nothing in the cast is called ${name}`);
      return id;
    },
  };
  const pinned = [cast.idOf('club'), cast.idOf("owner's club post")];
  await app.run('update "group" set pinned_post_id = $2 where id = $1', ...pinned);
  await makeBonds(app, cast.idOf);
  await makeSecrets(app, cast);
  const { suspended, ...others } = members;
  await makeMailAddresses(app, marks, members);
  await makeIdentities(app, marks, members);
  await makeDevices(app, marks, members);
  await makeInvitation(app, marks);
  await makeTokens(app, marks, others);
  await makeCalendarLinks(app, marks, { members: others, groupId: cast.idOf('club') });
  await makeGroupRules(app, marks, cast.idOf);
  await makeGroupInvitation(app, marks, { groupId: cast.idOf('circle'), makerId: members.owner.id });
  await makeTakedowns(app, marks, members);
  await makeNotifications({ app, marks, members, idOf: cast.idOf });
  await makeZones(app, marks, others);
  await makeContacts({ app, marks, members }, cast.idOf("owner's public ride"));
  const words = marks.word('private facts of suspended', 'suspension');
  await app.run('update "user" set suspended_at = now(), suspension_words = $2 where id = $1', suspended.id, words);
  return cast;
}
