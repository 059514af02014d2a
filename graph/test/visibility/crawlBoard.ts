import { deleteHiddenAccount } from '../../account/accountDeletions.ts';
import { newId } from '../../platform/lib/ids.ts';
import { linkToBoard, openBoard } from '../boards.ts';
import type { Caller } from '../caller.ts';
import type { TestApp } from '../harness.ts';
import { nobodysId } from '../hostile.ts';
import { insertInto } from './insertInto.ts';
import type { Cast } from './makeCast.ts';
import type { Sightings } from './makeSightings.ts';
import { ask, type Question, type Refusal } from './questions.ts';
import { people } from './table.ts';

interface Crawl {
  app: TestApp;
  cast: Cast;
  /** The questions about the board. */
  questions: readonly Question[];
  /** A document for each mutation. */
  mutations: ReadonlyMap<string, string>;
  sightings: Sightings;
}

async function failJob({ backend, run }: TestApp): Promise<string> {
  const { jobs } = backend.services;
  await jobs.open();
  await run('delete from jobs.job');
  await jobs.add(deleteHiddenAccount, nobodysId, { userId: nobodysId });
  await run(`update jobs.job set name = 'dead-letters', source_name = name where name = $1`, deleteHiddenAccount.name);
  return String((await jobs.failed())[0]?.id);
}

async function makeApplicant(app: TestApp): Promise<string> {
  const applicant = { id: newId(), username: 'applied', display_name: 'Applied', password_hash: 'x' };
  await insertInto(app, 'application', { ...applicant, created_at: new Date() });
  return applicant.id;
}

/** Reads everything on the board of the operator, then performs each act on a newcomer. */
export async function crawlBoard({ app, cast, questions, mutations, sightings }: Crawl): Promise<Refusal[]> {
  const board = app.with(await openBoard(app));
  const link = await linkToBoard(app);
  const jobId = await failJob(app);
  const applicationId = await makeApplicant(app);
  const refusals = await ask(board, questions, sightings);
  const finds = [
    ...people.map((person) => `@${cast.members[person].username}`),
    cast.idOf('club'),
    cast.idOf('rivals'),
  ];
  const found = finds.map((find) => ({
    field: 'operator',
    document: `query ($find: String!) { operator { content(find: $find, first: 100) { nodes { __typename kind id author excerpt createdAt postId picture isOfGroup } } } }`,
    variables: { find },
  }));
  const refused = {
    field: 'operator',
    document: `{ operator { applications(state: REFUSED) { nodes { __typename id username displayName createdAt refusedAt refusal } } } }`,
    variables: {},
  };
  refusals.push(...(await ask(board, [...found, refused], sightings)));
  return [...refusals, ...(await act({ app, board, mutations, sightings, link, jobId, applicationId }))];
}

interface Acts extends Omit<Crawl, 'cast' | 'questions'> {
  board: Caller;
  link: string;
  jobId: string;
  applicationId: string;
}

async function act({ app, board, mutations, sightings, link, jobId, applicationId }: Acts): Promise<Refusal[]> {
  const refusals: Refusal[] = [];

  async function perform(field: string, variables: Record<string, unknown>) {
    const { data, error } = await board.query(mutations.get(field) ?? '', variables);
    sightings.note('GraphQL', data);
    if (error) refusals.push({ field, message: error.message });
    return data?.[field];
  }
  const newcomer = await app.member('boarded');
  const post = await app.post(newcomer);
  // A removal closes the reports of what it removes.
  const kept = await app.post(newcomer);
  const report = { targetType: 'post', targetId: kept.id, reason: 'Sales' };
  const { body } = await app.as(newcomer).post('/api/reports', report);
  const why = { reason: 'SPAM', words: 'Sales' };
  const first = await perform('removeContent', { input: { content: post.id, ...why } });
  await perform('restoreContent', { input: { takedownId: first?.takedown.id } });
  const second = await perform('removeContent', { input: { content: post.id, ...why } });
  await app.run(`update takedown set appeal = 'Mine', appealed_at = now() where id = $1`, second?.takedown.id);
  await perform('answerAppeal', { input: { takedownId: second?.takedown.id, decision: 'UPHELD', words: 'No' } });
  await perform('closeReport', { input: { reportId: body.reportId, note: 'Removed' } });
  await perform('warnMember', { input: { userId: newcomer.id, ...why } });
  await perform('suspendMember', { input: { userId: newcomer.id, note: 'Sales' } });
  await perform('liftSuspension', { userId: newcomer.id });
  await perform('makeResetLink', { userId: newcomer.id });
  await app.run(`insert into mail_address (user_id, pending) values ($1, 'boarded@cast.test')`, newcomer.id);
  await perform('makeConfirmationLink', { userId: newcomer.id });
  await perform('removeMemberMailAddress', { userId: newcomer.id });
  await perform('refuseApplication', { input: { applicationId, words: 'No' } });
  await perform('refuseApplications', { input: { applicationIds: [applicationId], words: 'No' } });
  await perform('approveApplication', { applicationId });
  const made = await perform('createInvitations', { input: {} });
  await perform('revokeInvitation', { invitationId: made?.invitations[0].id });
  await perform('updateInstance', { input: { terms: 'Be kind' } });
  await perform('deleteMember', { input: { userId: applicationId, note: 'Sales' } });
  const club = await perform('createGroup', { input: { name: 'Boarded' } });
  await perform('updateGroup', { input: { groupId: club?.group.id, description: 'At night' } });
  await insertInto(app, 'group_member', { group_id: club?.group.id, user_id: newcomer.id });
  for (const organises of [true, false])
    await perform('setGroupOrganiser', { groupId: club?.group.id, username: 'boarded', organises });
  await perform('setRulesAsOperator', { input: { groupId: club?.group.id, text: 'Boarded' } });
  await perform('deleteGroup', { groupId: club?.group.id });
  const plan = { title: 'Boarded', date: '2099-06-01', time: '07:00', location: 'Pier' };
  const event = await perform('createEvent', { input: plan });
  await perform('updateEvent', { input: { eventId: event?.event.id, time: '08:00' } });
  await perform('callOffEvent', { input: { eventId: event?.event.id, reason: 'Ice' } });
  await perform('putEventOnAgain', { eventId: event?.event.id });
  await perform('cancelEvent', { eventId: event?.event.id });
  await perform('retryJob', { jobId });
  await perform('retryJobs', {});
  await perform('discardJob', { jobId: await failJob(app) });
  await perform('openOperatorSession', { input: { token: link } });
  const [opened] = await app.run<{ id: string }>(
    'select id from operator_session where opened_at is not null order by created_at limit 1',
  );
  await perform('endOperatorSession', { sessionId: opened?.id });
  return refusals;
}
