import { readFile } from 'node:fs/promises';
import { IsOptional } from 'class-validator';
import type { Pool } from 'pg';
import type { Context } from '../../context.ts';
import { ImageUrl } from '../../media/imageUrls.ts';
import { storeImage } from '../../media/pictures.ts';
import { Group } from '../../model/groups/Group.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { deleteInBatches } from '../../platform/database/deleteInBatches.ts';
import { flush } from '../../platform/database/inTransaction.ts';
import { statement } from '../../platform/database/sql.ts';
import { Text, validateInput } from '../../platform/graphql/validation.ts';
import { given, textOrNull } from '../../platform/lib/blank.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { isId } from '../../platform/lib/ids.ts';
import { defineCommand } from './command.ts';
import { pickOne } from './pickOne.ts';
import { plural } from './plural.ts';
import { requireYes } from './requireYes.ts';

const limits = inputLimits.group;

class GroupInput {
  @Text({ minimum: 1, maximum: limits.name, message: `name must have 1 to ${limits.name} characters`, isName: true })
  name: string;

  @IsOptional()
  @Text({ maximum: limits.description })
  description?: string | null;

  @IsOptional()
  @ImageUrl()
  picture?: string | null;
}

const factOptions = {
  description: { type: 'string', value: 'text', help: 'The description. An empty text removes it.' },
  picture: { type: 'string', value: 'file or URL', help: 'The picture. An empty text removes it.' },
} as const;

const namedStatement = statement('cli.groupsNamed', `select id from "group" where lower(name) = lower($1) order by id`);
const contentStatement = statement(
  'cli.contentOfGroup',
  `select (select count(*)::int from post where group_id = $1) as "postCount",
          (select count(*)::int from group_member where group_id = $1) as "memberCount"`,
);

/** The group with this id or name. Case does not matter. */
async function requireGroup({ em, sql }: Context, called: string): Promise<Group> {
  const rows = isId(called) ? [{ id: called }] : await sql<{ id: string }>(namedStatement, [called]);
  const groups = await em.find(Group, { id: rows.map(({ id }) => id) });
  return pickOne('group', called, groups);
}

const isUrl = (picture: string) => picture.startsWith('/media/') || /^https?:/i.test(picture);

async function readPicture(picture: string | undefined): Promise<string | null | undefined> {
  const place = textOrNull(picture);
  if (!place || isUrl(place)) return place;
  const bytes = await readFile(place).catch((error: NodeJS.ErrnoException) => {
    throw badInput(`picture ${place} is not readable (${error.code})`, 'picture');
  });
  return `data:image/any;base64,${bytes.toString('base64')}`;
}

interface Given {
  readonly name?: string;
  readonly description?: string;
  readonly picture?: string;
}

/** Sets the given values of a new or existing group and writes it. Throws BAD_USER_INPUT. */
async function writeGroup(ctx: Context, group: Group, facts: Given) {
  const changes = given({
    name: facts.name?.trim(),
    description: textOrNull(facts.description),
    picture: await readPicture(facts.picture),
  });
  const { name, description, picture } = { ...group, ...changes };
  await validateInput(Object.assign(new GroupInput(), { name, description, picture }));
  if (changes.picture) changes.picture = await storeImage(ctx, changes.picture, { field: 'picture' });
  await flush(ctx.em.persist(Object.assign(group, changes)));
  const { id, memberCount } = group;
  return { id, name: group.name, description: group.description, picture: group.picture, memberCount };
}

async function deleteWithPosts({ em }: Context, id: string): Promise<void> {
  const pool: Pool = await em.getConnection().getNativeClient();
  const client = await pool.connect();
  try {
    await deleteInBatches(client, { table: '"group"', id });
  } finally {
    client.release();
  }
}

const create = defineCommand({
  name: 'group create',
  help: 'Creates a group without members.',
  operands: ['name'],
  options: factOptions,
  async run(operator, { name }, options) {
    const group = Object.assign(new Group(), { createdAt: operator.now });
    const data = await writeGroup(operator, group, { ...options, name });
    return { data, text: `Created the group '${data.name}' (${data.id}).` };
  },
});

const edit = defineCommand({
  name: 'group edit',
  help: 'Changes a group, given by its id or name. Options that are not given stay unchanged.',
  operands: ['group'],
  options: { name: { type: 'string', value: 'name', help: 'The new name.' }, ...factOptions },
  async run(operator, { group }, options) {
    const data = await writeGroup(operator, await requireGroup(operator, group), options);
    return { data, text: `Changed the group '${data.name}' (${data.id}).` };
  },
});

const remove = defineCommand({
  name: 'group delete',
  help: 'Deletes a group, given by its id or name, and its posts.',
  operands: ['group'],
  options: { yes: { type: 'boolean', help: 'Confirms the deletion.' } },
  async run(operator, operands, { yes }) {
    const { id, name } = await requireGroup(operator, operands.group);
    const [content] = await operator.sql<{ postCount: number; memberCount: number }>(contentStatement, [id]);
    const { postCount = 0, memberCount = 0 } = content ?? {};
    const posts = plural(postCount, 'post');
    requireYes(yes, `The group '${name}' with ${posts} and ${plural(memberCount, 'membership')}`);
    await deleteWithPosts(operator, id);
    return { data: { id, name, postCount, memberCount }, text: `Deleted the group '${name}' with ${posts}.` };
  },
});

export const groupCommands = [create, edit, remove];
