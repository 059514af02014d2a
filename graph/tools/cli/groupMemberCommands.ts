import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { requireMember } from '../../account/operatorMembers.ts';
import {
  admitMemberAsOperator,
  exportMembersAsOperator,
  pageOfMembers,
  removeMemberAsOperator,
} from '../../groups/operatorGroupMembers.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { defineCommand } from './command.ts';
import { findOption, pageOptions, pageOutcome, readPage } from './pagedList.ts';
import { requireGroup } from './requireGroup.ts';
import { minuteOf } from './sayings.ts';

const list = defineCommand({
  name: 'group member list',
  help: 'Lists the members of a group, given by its id or name, the first one first.',
  operands: ['group'],
  options: { ...findOption, ...pageOptions },
  async run(operator, operands, page) {
    const { id, name } = await requireGroup(operator, operands.group);
    return pageOutcome(
      await pageOfMembers(operator, id, readPage(page)),
      ({ username, displayName, since, organises, rulesVersion }) =>
        [
          username,
          displayName,
          `since ${minuteOf(since)}`,
          organises && 'organiser',
          rulesVersion !== null && `rules ${rulesVersion}`,
        ]
          .filter(Boolean)
          .join('  '),
      `No members of '${name}'.`,
    );
  },
});

const exportList = defineCommand({
  name: 'group member export',
  help: 'Writes the members of a group, given by its id or name, to a new CSV file.',
  operands: ['group', 'file'],
  options: {},
  async run(operator, operands) {
    const { id, name } = await requireGroup(operator, operands.group);
    const lines = await exportMembersAsOperator(operator, id);
    // Only the person who runs the command reads the file. It never replaces another one.
    await pipeline(lines, createWriteStream(operands.file, { flags: 'wx', mode: 0o600 })).catch(
      ({ code }: NodeJS.ErrnoException) => {
        throw badInput(`${operands.file} cannot be written (${code})`, 'file');
      },
    );
    return { data: { id, name, file: operands.file }, text: `Wrote the members of '${name}' to ${operands.file}.` };
  },
});

const admit = defineCommand({
  name: 'group member admit',
  help: 'Makes a member belong to a closed or hidden group, given by its id or name, also without their request.',
  operands: ['group', 'username'],
  options: {},
  async run(operator, operands) {
    const { id, name } = await requireGroup(operator, operands.group);
    const { id: userId, username } = await requireMember(operator, operands.username);
    await admitMemberAsOperator(operator, id, userId);
    return { data: { id, name, username }, text: `${username} is a member of '${name}'.` };
  },
});

const remove = defineCommand({
  name: 'group member remove',
  help: 'Removes a member from a group, given by its id or name. Their posts stay. They are notified.',
  operands: ['group', 'username'],
  options: {},
  async run(operator, operands) {
    const { id, name } = await requireGroup(operator, operands.group);
    const { id: userId, username } = await requireMember(operator, operands.username);
    const isRemoved = await removeMemberAsOperator(operator, id, userId);
    const text = isRemoved ? `Removed ${username} from '${name}'.` : `${username} is no member of '${name}'.`;
    return { data: { id, name, username, isRemoved }, text };
  },
});

export const groupMemberCommands = [list, exportList, admit, remove];
