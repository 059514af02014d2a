import { readFile } from 'node:fs/promises';
import { requireMember } from '../../account/operatorMembers.ts';
import { createGroup, deleteGroup, type GroupFacts, updateGroup } from '../../groups/groupEdits.ts';
import { rulesOf, setRulesAsOperator } from '../../groups/groupRules.ts';
import { reloadGroup } from '../../groups/groups.ts';
import { pageOfGroups } from '../../groups/operatorGroups.ts';
import { setGroupOrganiser } from '../../groups/organisers.ts';
import type { Group } from '../../model/groups/Group.ts';
import { type GroupKind, groupKinds } from '../../model/groups/GroupKind.ts';
import { textOrNull } from '../../platform/lib/blank.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { defineCommand } from './command.ts';
import type { Operator } from './operator.ts';
import { findOption, pageOptions, pageOutcome, readPage } from './pagedList.ts';
import { plural } from './plural.ts';
import { requireGroup } from './requireGroup.ts';
import { requireYes } from './requireYes.ts';
import { minuteOf } from './sayings.ts';

const factOptions = {
  description: { type: 'string', value: 'text', help: 'The description. An empty text removes it.' },
  picture: { type: 'string', value: 'file or URL', help: 'The picture. An empty text removes it.' },
  kind: {
    type: 'string',
    value: 'open|closed|hidden',
    help: 'Who finds and joins it. Public posts are narrowed unless it is open.',
  },
} as const;

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
  readonly kind?: string;
}

function readKind(kind: string | undefined): GroupKind | undefined {
  const known = groupKinds.find((each) => each === kind);
  if (kind !== undefined && !known) throw badInput(`kind must be one of ${groupKinds.join(', ')}`, 'kind');
  return known;
}

/** Reads the options of a group. Undefined means that the option was not given. */
const readFacts = async ({ name, description, picture, kind }: Given): Promise<GroupFacts> => ({
  name,
  description,
  picture: await readPicture(picture),
  kind: readKind(kind),
});

const present = ({ id, name, description, picture, memberCount, kind }: Group) => ({
  id,
  name,
  description,
  picture,
  memberCount,
  kind,
});

const create = defineCommand({
  name: 'group create',
  help: 'Creates a group without members.',
  operands: ['name'],
  options: factOptions,
  async run(operator, { name }, options) {
    const group = await createGroup(operator, await readFacts({ ...options, name }));
    return { data: present(group), text: `Created the group '${group.name}' (${group.id}).` };
  },
});

const edit = defineCommand({
  name: 'group edit',
  help: 'Changes a group, given by its id or name. Options that are not given stay unchanged.',
  operands: ['group'],
  options: { name: { type: 'string', value: 'name', help: 'The new name.' }, ...factOptions },
  async run(operator, operands, options) {
    const { id } = await requireGroup(operator, operands.group);
    const group = await updateGroup(operator, id, await readFacts(options));
    return { data: present(group), text: `Changed the group '${group.name}' (${group.id}).` };
  },
});

const remove = defineCommand({
  name: 'group delete',
  help: 'Deletes a group, given by its id or name, and its posts.',
  operands: ['group'],
  options: { yes: { type: 'boolean', help: 'Confirms the deletion.' } },
  async run(operator, operands, { yes }) {
    const { id, name, postCount, memberCount } = await requireGroup(operator, operands.group);
    const posts = plural(postCount, 'post');
    requireYes(yes, `The group '${name}' with ${posts} and ${plural(memberCount, 'membership')}`);
    await deleteGroup(operator, id);
    return { data: { id, name, postCount, memberCount }, text: `Deleted the group '${name}' with ${posts}.` };
  },
});

const list = defineCommand({
  name: 'group list',
  help: 'Lists the groups, the newest first.',
  operands: [],
  options: { ...findOption, ...pageOptions },
  run: async (operator, _operands, page) =>
    pageOutcome(
      await pageOfGroups(operator, readPage(page)),
      ({ id, name, kind, memberCount, postCount }) =>
        [id, name, ...(kind === 'open' ? [] : [kind]), plural(memberCount, 'member'), plural(postCount, 'post')].join(
          '  ',
        ),
      'There are no groups.',
    ),
});

const organiserCommand = (organises: boolean) =>
  defineCommand({
    name: `group organiser ${organises ? 'add' : 'remove'}`,
    help: organises
      ? 'Lets a member of a group, given by its id or name, organise it.'
      : 'Ends the organising of a member. They stay a member of the group.',
    operands: ['group', 'username'],
    options: {},
    async run(operator, operands) {
      const { id, name } = await requireGroup(operator, operands.group);
      const { username } = await requireMember(operator, operands.username);
      await setGroupOrganiser(operator, { groupId: id, username, organises });
      const text = organises ? `${username} organises '${name}'.` : `${username} does not organise '${name}' any more.`;
      return { data: { id, name, organisers: (await requireGroup(operator, id)).organisers }, text };
    },
  });

const listOrganisers = defineCommand({
  name: 'group organiser list',
  help: 'Lists the members who organise a group, given by its id or name, the longest-serving first.',
  operands: ['group'],
  options: {},
  async run(operator, operands) {
    const { id, name, organisers } = await requireGroup(operator, operands.group);
    return { data: { id, name, organisers }, text: organisers.join('\n') || `Nobody organises '${name}'.` };
  },
});

async function rulesOutcome(operator: Operator, group: Group) {
  const rules = await rulesOf(operator, group);
  const { id, name } = group;
  const data = { id, name, version: rules?.version ?? null, text: rules?.text ?? null };
  const text = rules
    ? `Version ${rules.version}, ${minuteOf(rules.createdAt)}\n\n${rules.text}`
    : `'${name}' has no rules.`;
  return { data, text };
}

const showRules = defineCommand({
  name: 'group rules show',
  help: 'Shows the rules of a group, given by its id or name.',
  operands: ['group'],
  options: {},
  async run(operator, operands) {
    const { id } = await requireGroup(operator, operands.group);
    return rulesOutcome(operator, await reloadGroup(operator, id));
  },
});

const setRules = defineCommand({
  name: 'group rules set',
  help: 'Saves a new version of the rules of a group. An empty text removes them. Its members are asked to acknowledge it.',
  operands: ['group', 'text'],
  options: {},
  async run(operator, { group, text }) {
    const { id } = await requireGroup(operator, group);
    return rulesOutcome(operator, await setRulesAsOperator(operator, id, text));
  },
});

export const groupCommands = [
  create,
  list,
  edit,
  remove,
  listOrganisers,
  organiserCommand(true),
  organiserCommand(false),
  showRules,
  setRules,
];
