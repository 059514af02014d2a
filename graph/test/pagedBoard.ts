import { MemberState, pageOfMembers } from '../account/operatorMembers.ts';
import { ApplicationState, pageOfApplications } from '../auth/applications.ts';
import { pageOfInvitations } from '../auth/invitations.ts';
import { pageOfEvents } from '../events/operatorEvents.ts';
import { pageOfGroups } from '../groups/operatorGroups.ts';
import { pageOfActs } from '../operators/operatorLog.ts';
import { listOperatorSessions } from '../operators/operatorSessions.ts';
import { newId } from '../platform/lib/ids.ts';
import { pageOfReports, ReportState } from '../reports/reportReview.ts';
import { findContent } from '../takedowns/findContent.ts';
import { pageOfTakedowns } from '../takedowns/takedownLists.ts';
import { openBoard } from './boards.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Item, PagedList } from './PagedList.ts';
import { earliestFirst, idsOf, instantsOf, latestFirst } from './PagedList.ts';

const items = 'unnest($1::uuid[], $2::timestamptz[], $3::boolean[]) item(id, at, is_hidden)';
const insertSessions = `insert into operator_session (id, token_hash, operator, created_at, expires_at)
  select id, md5(id::text) || md5('of ' || id::text), 'hanna', at, case when is_hidden then at + interval '1 second' else '2099-01-01' end
  from ${items}`;
const insertActs = `insert into operator_log (id, at, operator, verb) select id, at, 'hanna', 'user warn' from ${items}`;
const insertMembers = `insert into "user" (id, username, display_name, password_hash, created_at)
  select id, case when is_hidden then 'left' else 'board' end || left(md5(id::text), 16), 'A member', '', at from ${items}`;
const insertReports = `insert into report (id, reporter_id, target_type, target_id, reason, created_at, resolved_at)
  select id, $4::uuid, 'user', $4::uuid, 'Rude', at, case when is_hidden then now() end from ${items}`;
const insertTakedowns = `insert into takedown (id, author_id, kind, reason, words, created_at, decision, decided_at)
  select id, $4::uuid, 'comment', 'other', 'Rude', at, case when is_hidden then 'restored' end, case when is_hidden then now() end
  from ${items}`;
const insertAppeals = `insert into takedown (id, author_id, kind, reason, words, created_at, appeal, appealed_at, decision, decided_at)
  select id, $4::uuid, 'comment', 'other', 'Rude', now(), 'No', at, case when is_hidden then 'upheld' end, case when is_hidden then now() end
  from ${items}`;

const nameOnBoard = `case when is_hidden then 'Elsewhere' else 'On board' end`;
const insertGroups = `insert into "group" (id, name, created_at) select id, ${nameOnBoard}, at from ${items}`;
const insertEvents = `insert into event (id, title, date, time, time_zone, location)
  select id, ${nameOnBoard}, (at at time zone 'UTC')::date, (at at time zone 'UTC')::time(0), 'UTC', 'Pier' from ${items}`;

const insertInvitations = `insert into invitation (id, max_uses, created_at, expires_at) select id, 1, at, at from ${items}`;
const insertApplications = `insert into application (id, username, display_name, password_hash, created_at, refused_at, refusal)
  select id, left(md5(id::text), 16), 'Applied', '', at, case when is_hidden then now() end, case when is_hidden then 'No' end from ${items}`;
const insertRefusals = `insert into application (id, username, display_name, password_hash, created_at, refused_at, refusal)
  select id, left(md5(id::text), 16), 'Applied', '', at, case when not is_hidden then at end, case when not is_hidden then 'No' end from ${items}`;

/** The lists of the board of an operator; of each so many items can be there. */
export async function pagedBoard(app: TestApp, viewer: Member, count: number): Promise<PagedList[]> {
  const caller = app.with(await openBoard(app));
  const [own] = await app.run<{ id: string }>('select id from operator_session');
  // The walks remove acts, which operators cannot.
  await app.run('alter table operator_log disable trigger user');
  function listOf(table: string, insert: string, field: string) {
    const ids = Array.from({ length: count }, newId);
    const owner = insert.includes('$4') ? [viewer.id] : [];
    const valuesOf = (put: readonly Item[]) => [idsOf(put), instantsOf(put), put.map(({ isHidden }) => isHidden)];
    return {
      viewer,
      caller,
      ids,
      compare: latestFirst,
      put: (put: readonly Item[]) => app.run(insert, ...valuesOf(put), ...owner),
      remove: (gone: readonly string[]) => app.run(`delete from "${table}" where id = any($1)`, gone),
      clear: () => app.run(`delete from "${table}" where id = any($1)`, ids),
      query: `operator { ${field} FIELDS }`,
    };
  }
  const page = 'first: $first, after: $after';
  return [
    {
      name: 'the other sessions of the board',
      ...listOf('operator_session', insertSessions, `otherSessions(${page})`),
      read: (ctx, start) => listOperatorSessions(ctx, start, own?.id),
    },
    {
      name: 'the log of operators',
      ...listOf('operator_log', insertActs, `log(${page})`),
      holds: () => true,
      read: pageOfActs,
    },
    {
      name: 'the members on the board',
      ...listOf('user', insertMembers, `members(${page}, query: "board")`),
      read: (ctx, start) => pageOfMembers(ctx, { ...start, query: 'board', state: MemberState.ALL }),
    },
    {
      name: 'the sign-ups that wait',
      ...listOf('application', insertApplications, `applications(${page})`),
      compare: earliestFirst,
      read: (ctx, start) => pageOfApplications(ctx, ApplicationState.WAITING, start),
    },
    {
      name: 'the refused sign-ups',
      ...listOf('application', insertRefusals, `applications(${page}, state: REFUSED)`),
      read: (ctx, start) => pageOfApplications(ctx, ApplicationState.REFUSED, start),
    },
    {
      name: 'the invitations',
      ...listOf('invitation', insertInvitations, `invitations(${page})`),
      holds: () => true,
      read: (ctx, start) => pageOfInvitations({ ...ctx, services: app.backend.services }, start),
    },
    {
      name: 'the groups on the board',
      ...listOf('group', insertGroups, `groups(${page}, query: "board")`),
      read: (ctx, start) => pageOfGroups(ctx, { ...start, query: 'BOARD' }),
    },
    {
      name: 'the events on the board',
      ...listOf('event', insertEvents, `events(${page}, query: "board")`),
      read: (ctx, start) => pageOfEvents(ctx, { ...start, query: 'BOARD' }),
    },
    {
      name: 'the content that the board finds',
      ...listOf('group', insertGroups, `content(${page}, find: "on board")`),
      read: (ctx, start) => findContent(ctx, 'on board', start),
    },
    {
      name: 'the open reports',
      ...listOf('report', insertReports, `reports(${page})`),
      compare: earliestFirst,
      read: (ctx, start) => pageOfReports(ctx, { ...start, state: ReportState.OPEN }),
    },
    {
      name: 'what can be restored',
      ...listOf('takedown', insertTakedowns, `takedowns(${page})`),
      clear: () => app.run('delete from takedown'),
      read: (ctx, start) => pageOfTakedowns(ctx, 'removed', start),
    },
    {
      name: 'the appeals that wait',
      ...listOf('takedown', insertAppeals, `appeals(${page})`),
      clear: () => app.run('delete from takedown'),
      compare: earliestFirst,
      read: (ctx, start) => pageOfTakedowns(ctx, 'appeals', start),
    },
  ];
}
