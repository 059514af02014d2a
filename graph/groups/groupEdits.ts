import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, clearLoaders, type OperatorContext } from '../context.ts';
import { storeImage } from '../media/pictures.ts';
import { Group } from '../model/groups/Group.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { forkOf, holdConnection } from '../platform/database/connectionPlaces.ts';
import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import { flush } from '../platform/database/inTransaction.ts';
import { validateInput } from '../platform/graphql/validation.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { isId } from '../platform/lib/ids.ts';
import { GroupInput } from './GroupInput.ts';
import { noSuchGroup, reloadGroup } from './groups.ts';
import { changeKind } from './kindChanges.ts';
import { groupsCalled } from './operatorGroups.ts';
import { withOrganisers } from './organiserRows.ts';
import { asOrganiser, requireOrganised, whileOrganiser } from './organisers.ts';

// The operator creates, changes and deletes groups. Organisers change theirs.

export type GroupFacts = Partial<GroupInput>;
type GivenFacts = { [Fact in keyof GroupFacts]?: GroupFacts[Fact] | null };

/** Creates a group without members. Throws BAD_USER_INPUT, and the errors of storing a picture. */
export async function createGroup(ctx: OperatorContext, facts: GroupFacts): Promise<Group> {
  const group = Object.assign(new Group(), { createdAt: ctx.now });
  const note = await setFacts(ctx, group, facts);
  noteAct(ctx, { verb: 'group create', targetId: group.id, note });
  await flush(ctx.em.persist(group));
  return reloadGroup(ctx, group.id);
}

/** Changes the given facts of a group. Throws NOT_FOUND, BAD_USER_INPUT, and the errors of storing a picture. */
export async function updateGroup(ctx: OperatorContext, groupId: string, facts: GroupFacts): Promise<Group> {
  const group = await readGroup(ctx, groupId);
  const formerKind = group.kind;
  const note = await setFacts(ctx, group, facts);
  if (note) noteAct(ctx, { verb: 'group edit', targetId: group.id, note });
  if (group.kind === formerKind) await flush(ctx.em);
  else await changeKind(ctx, group, (change) => withOrganisers(ctx, group.id, change));
  return reloadGroup(ctx, group.id);
}

/** Changes the given facts of a group that the viewer organises. Throws like `requireOrganised` and `updateGroup`. */
export async function editGroup(ctx: Context, groupId: string, facts: GroupFacts): Promise<Group> {
  await requireOrganised(ctx, groupId);
  const group = await readGroup(ctx, groupId);
  const formerKind = group.kind;
  const note = await setFacts(ctx, group, facts);
  const begin = (em: EntityManager) =>
    // Checked again, because the organising can have ended while the picture was stored.
    asOrganiser({ ...ctx, em }, group, async (_em, by) => {
      if (note) noteAct(by, { verb: 'group edit', targetId: group.id, note });
    });
  if (group.kind === formerKind) await begin(ctx.em);
  else {
    // In the log before the first post is narrowed. A fork, because the facts of the group are written with its kind.
    await begin(forkOf(ctx.em));
    await changeKind(ctx, group, (change) => whileOrganiser(ctx, group, change));
  }
  return reloadGroup(ctx, group.id);
}

async function readGroup({ em }: Context, groupId: string): Promise<Group> {
  const group = isId(groupId) ? await holdConnection(em, (held) => held.findOne(Group, { id: groupId })) : null;
  if (!group) throw noSuchGroup();
  return group;
}

/** The facts of an input. Null leaves the name and the kind as they are. */
export const factsOf = ({ name, kind, ...facts }: GivenFacts): GroupFacts => ({
  ...facts,
  name: name ?? undefined,
  kind: kind ?? undefined,
});

/** Sets the given facts of a group. An empty text removes a fact that can be absent. Returns the names of those that change, null for none. */
export async function setFacts(ctx: Context, group: Group, facts: GroupFacts): Promise<string | null> {
  const changes = given({
    name: facts.name?.trim(),
    description: textOrNull(facts.description),
    picture: textOrNull(facts.picture),
    kind: facts.kind,
  });
  const { name, description, picture, kind } = { ...group, ...changes };
  await validateInput(Object.assign(new GroupInput(), { name, description, picture, kind }));
  if (changes.picture) changes.picture = await storeImage(ctx, changes.picture, { field: 'picture' });
  const former: Record<string, unknown> = { ...group };
  Object.assign(group, changes);
  const changed = Object.entries(changes).filter(([fact, value]) => value !== former[fact]);
  return changed.map(([fact]) => fact).join(', ') || null;
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
