import { readFile } from 'node:fs/promises';
import { IsOptional } from 'class-validator';
import type { Context } from '../context.ts';
import { statement } from '../database/sql.ts';
import { Group } from '../groups/Group.ts';
import { given, textOrNull } from '../lib/blank.ts';
import { badInput } from '../lib/errors.ts';
import { isId } from '../lib/ids.ts';
import { Text, validateInput } from '../lib/validation.ts';
import { ImageUrl } from '../media/imageUrls.ts';
import { storeImage } from '../media/pictures.ts';
import { defineCommand } from './command.ts';
import { pickOne } from './pickOne.ts';
import { plural } from './plural.ts';
import { requireYes } from './requireYes.ts';

class GroupInput {
  @Text({ minimum: 1, maximum: 100, message: 'name must have 1 to 100 characters' })
  name: string;

  @IsOptional()
  @Text({ maximum: 2000 })
  description?: string | null;

  @IsOptional()
  @ImageUrl()
  picture?: string | null;
}

const factOptions = {
  description: { type: 'string', value: 'text', help: 'What the group is about; empty for nothing.' },
  picture: { type: 'string', value: 'file or URL', help: 'Its picture; empty for none.' },
} as const;

const namedStatement = statement('cli.groupsNamed', `select id from "group" where lower(name) = lower($1) order by id`);
const contentStatement = statement(
  'cli.contentOfGroup',
  `select (select count(*)::int from post where group_id = $1) as "postCount",
          (select count(*)::int from group_member where group_id = $1) as "memberCount"`,
);

// What goes, and whose counts follow, in the order in which the writes of members lock it: none of them deadlocks.
const locks = [
  'select 1 from "group" where id = ? for update',
  'select 1 from post where group_id = ? order by id for update',
  'select 1 from "user" where id in (select author_id from post where group_id = ?) order by id for no key update',
];

/** The group of this id or this name, whatever its case. */
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
    throw badInput(`picture ${place} cannot be read (${error.code})`, 'picture');
  });
  return `data:image/any;base64,${bytes.toString('base64')}`;
}

interface Given {
  readonly name?: string;
  readonly description?: string;
  readonly picture?: string;
}

/** Changes what is given of a group, new or not, and writes it. Throws BAD_USER_INPUT. */
async function writeGroup(ctx: Context, group: Group, facts: Given) {
  const changes = given({
    name: facts.name?.trim(),
    description: textOrNull(facts.description),
    picture: await readPicture(facts.picture),
  });
  const { name, description, picture } = { ...group, ...changes };
  await validateInput(Object.assign(new GroupInput(), { name, description, picture }));
  if (changes.picture) changes.picture = await storeImage(ctx, changes.picture, 'picture');
  await ctx.em.persist(Object.assign(group, changes)).flush();
  const { id, memberCount } = group;
  return { id, name: group.name, description: group.description, picture: group.picture, memberCount };
}

async function deleteWithPosts({ em }: Context, id: string): Promise<void> {
  await em.transactional(async (transaction) => {
    for (const lock of locks) await transaction.execute(lock, [id]);
    await transaction.nativeDelete(Group, { id });
  });
}

const create = defineCommand({
  name: 'group create',
  help: 'Makes a group without members.',
  operands: ['name'],
  options: factOptions,
  async run(operator, { name }, options) {
    const group = Object.assign(new Group(), { createdAt: operator.now });
    const data = await writeGroup(operator, group, { ...options, name });
    return { data, text: `Made the group '${data.name}' (${data.id}).` };
  },
});

const edit = defineCommand({
  name: 'group edit',
  help: 'Changes a group, named by its id or name; what is not given stays.',
  operands: ['group'],
  options: { name: { type: 'string', value: 'name', help: 'Its new name.' }, ...factOptions },
  async run(operator, { group }, options) {
    const data = await writeGroup(operator, await requireGroup(operator, group), options);
    return { data, text: `Changed the group '${data.name}' (${data.id}).` };
  },
});

const remove = defineCommand({
  name: 'group delete',
  help: 'Deletes a group, named by its id or name, with the posts in it.',
  operands: ['group'],
  options: { yes: { type: 'boolean', help: 'Really deletes it.' } },
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
