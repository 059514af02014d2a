import { clearLoaders, type OperatorContext } from '../context.ts';
import { storeImage } from '../media/pictures.ts';
import { Group } from '../model/groups/Group.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';
import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import { flush } from '../platform/database/inTransaction.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { GroupInput } from './GroupInput.ts';
import { findGroup } from './groups.ts';
import { groupsCalled } from './operatorGroups.ts';

// Only the operator creates, changes and deletes groups.

export type GroupFacts = Partial<GroupInput>;

const noSuchGroup = () => new DomainError('NOT_FOUND', 'Group not found');

/** Creates a group without members. Throws BAD_USER_INPUT, and the errors of storing a picture. */
export function createGroup(ctx: OperatorContext, facts: GroupFacts): Promise<Group> {
  return writeGroup(ctx, 'group create', Object.assign(new Group(), { createdAt: ctx.now }), facts);
}

/** Changes the given facts of a group. Throws NOT_FOUND, BAD_USER_INPUT, and the errors of storing a picture. */
export async function updateGroup(ctx: OperatorContext, groupId: string, facts: GroupFacts): Promise<Group> {
  const group = isId(groupId) ? await holdConnection(ctx.em, (em) => em.findOne(Group, { id: groupId })) : null;
  if (!group) throw noSuchGroup();
  return writeGroup(ctx, 'group edit', group, facts);
}

/** Sets the given facts of a new or existing group and writes it. An empty text removes a fact that can be absent. */
async function writeGroup(ctx: OperatorContext, verb: string, group: Group, facts: GroupFacts): Promise<Group> {
  const changes = given({
    name: facts.name?.trim(),
    description: textOrNull(facts.description),
    picture: textOrNull(facts.picture),
  });
  const { name, description, picture } = { ...group, ...changes };
  await validateInput(Object.assign(new GroupInput(), { name, description, picture }));
  if (changes.picture) changes.picture = await storeImage(ctx, changes.picture, { field: 'picture' });
  noteAct(ctx, { verb, targetId: group.id, note: Object.keys(changes).join(', ') || null });
  await flush(ctx.em.persist(Object.assign(group, changes)));
  clearLoaders(ctx);
  const written = await findGroup(ctx, group.id);
  if (!written) throw noSuchGroup();
  return written;
}

/** Deletes a group and its posts. Throws NOT_FOUND. */
export async function deleteGroup(ctx: OperatorContext, groupId: string): Promise<void> {
  const [group] = isId(groupId) ? await groupsCalled(ctx, groupId) : [];
  if (!group) throw noSuchGroup();
  // The deletion takes many transactions. An interrupted one is in the log too.
  noteAct(ctx, { verb: 'group delete', targetId: group.id, note: group.name });
  await flush(ctx.em);
  await deleteInBatches(ctx.em, { table: '"group"', id: group.id });
  clearLoaders(ctx);
}
