import Type from 'typebox';
import type { Context } from '../../context.ts';
import {
  acknowledgeGroupRules,
  listRulesVersions,
  rulesAuthor,
  rulesOf,
  setGroupRules,
} from '../../groups/groupRules.ts';
import { GroupRulesInput } from '../../groups/groupRulesInputs.ts';
import { requireStanding } from '../../groups/groupStandings.ts';
import { findGroup, noSuchGroup } from '../../groups/groups.ts';
import { requireOrganised } from '../../groups/organisers.ts';
import type { GroupRules as RulesRow } from '../../model/groups/GroupRules.ts';
import { onlyOrganisers } from '../../model/groups/groupPolicy.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { badInput, DomainError } from '../../platform/lib/errors.ts';
import { requireUser } from '../../users/users.ts';
import { count, instant, orNull, User, words } from './answerSchemas.ts';
import { demanded, idOf, number, optional, paging, text } from './fields.ts';
import { Group } from './groupSchemas.ts';
import { presentGroup, presentUser } from './present.ts';
import { readNumber, readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const { rules: mostText } = inputLimits.group;
const id = idOf('the group');
const refuses = { 404: 'Group not found' };
const pageSize = 20;

const GroupRules = Type.Object(
  {
    version: count('The number of the version. The first one is 1.'),
    text: orNull(words('The text. Null for a version that removed the rules.')),
    createdAt: instant('When it was saved'),
    author: Type.Optional(User),
  },
  {
    $id: 'GroupRules',
    description:
      'A version of the rules of a group. `author` is the organiser who saved it: only organisers read it. Absent for a version of the operator, and when the account is gone.',
  },
);

async function presentRules(ctx: Context, rules: RulesRow) {
  const { version, text, createdAt } = rules;
  const author = await rulesAuthor(ctx, rules);
  return { version, text, createdAt, ...(author && { author: presentUser(ctx, author) }) };
}

/** The number of a version. Null if it is not given. */
function readVersion(value: unknown, field: string): number | null {
  const version = readNumber(value ?? null);
  if (version === null) return null;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1 || version >= 2 ** 31)
    throw badInput(`${field} must be the number of a version: 1, 2, 3 and so on`, field);
  return version;
}

/** The body of a request that joins a group. */
export const joiningBody = {
  rulesVersion: optional(
    number(
      'The version of the rules that you have read and acknowledge. Another version than the current one acknowledges nothing.',
      { minimum: 1, examples: [1] },
    ),
  ),
};

/** The version of the rules in such a body. Null for none. */
export const readRulesVersion = ({ rulesVersion }: { rulesVersion?: unknown }) =>
  readVersion(rulesVersion, 'rulesVersion');

/** The rules of groups, and who has acknowledged them. */
export const groupRulesEndpoints = [
  route({
    method: 'GET',
    path: '/groups/{id}/rules',
    summary: 'The rules of a group',
    description: 'The current version. Everyone who finds the group reads it.',
    params: { id },
    returns: GroupRules,
    refuses: { 404: 'Group not found, or Rules not found' },
    async answer(ctx, { params: { id } }) {
      const group = await findGroup(ctx, id);
      if (!group) throw noSuchGroup();
      const rules = await rulesOf(ctx, group);
      if (!rules) throw new DomainError('NOT_FOUND', 'Rules not found');
      return presentRules(ctx, rules);
    },
  }),
  route({
    method: 'PUT',
    path: '/groups/{id}/rules',
    summary: 'Save the rules of a group that you organise',
    description:
      'Each change is a new version, which you acknowledge by that. Saving the current text has no effect. A blank text removes the rules.',
    params: { id },
    body: {
      text: demanded(
        text(`At most ${spelled(mostText)} characters.`, { examples: ['Wear a helmet. Ride with lights.'] }),
      ),
    },
    returns: Group,
    refuses: { 403: onlyOrganisers, ...refuses },
    async answer(ctx, { params: { id: groupId }, body: { text } }) {
      return presentGroup(ctx, await setGroupRules(ctx, await readInput(GroupRulesInput, { groupId, text })));
    },
  }),
  route({
    method: 'PUT',
    path: '/groups/{id}/rules/acknowledgement',
    summary: 'Acknowledge the rules of a group to which you belong',
    description: 'The first time counts.',
    params: { id },
    body: { version: demanded(number('The version that you have read.', { minimum: 1, examples: [1] })) },
    returns: Group,
    refuses: {
      400: 'This group has no rules',
      403: 'Only members of a group acknowledge its rules: join the group first',
      409: 'The rules have changed: read version 2 first',
      ...refuses,
    },
    async answer(ctx, { params: { id }, body: { version } }) {
      return presentGroup(ctx, await acknowledgeGroupRules(ctx, id, readVersion(version, 'version') ?? 0));
    },
  }),
  route({
    method: 'GET',
    path: '/groups/{id}/rules/versions',
    summary: 'All versions of the rules of a group that you organise',
    description: 'The newest first.',
    isForMembers: true,
    params: { id },
    query: paging(pageSize),
    returns: Type.Array(GroupRules, { description: 'The newest version comes first.' }),
    refuses: { 403: onlyOrganisers, ...refuses },
    async answer(ctx, { params: { id }, query }) {
      const group = await requireOrganised(ctx, id);
      const { nodes } = await listRulesVersions(ctx, group, readPage(query, pageSize));
      return Promise.all(nodes.map((rules) => presentRules(ctx, rules)));
    },
  }),
  route({
    method: 'GET',
    path: '/groups/{id}/members/{userId}',
    summary: 'The standing of a member in a group that you organise',
    description: 'Members read their own.',
    isForMembers: true,
    params: { id, userId: idOf('the member') },
    returns: Type.Object({
      rulesVersion: orNull(count('The version of the rules that the member acknowledged last. Null for none.')),
      rulesAcknowledgedAt: Type.Unsafe<Date | null>({
        type: ['string', 'null'],
        format: 'date-time',
        description: 'When the member acknowledged it (UTC). Null for none.',
      }),
      requestWords: orNull(words('The words with which the member asks to join. Null for none.')),
    }),
    refuses: { 404: 'Member not found' },
    async answer(ctx, { params: { id, userId } }) {
      const user = await requireUser(ctx, { id: userId });
      const { rulesVersion, rulesAcknowledgedAt, requestWords } = await requireStanding(ctx, user, id);
      return { rulesVersion, rulesAcknowledgedAt, requestWords };
    },
  }),
];
