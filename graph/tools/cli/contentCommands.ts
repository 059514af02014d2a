import { TakedownReason } from '../../model/takedowns/TakedownKind.ts';
import { type Found, findContent, requireContent } from '../../takedowns/findContent.ts';
import { restoreTakedown } from '../../takedowns/takedownAnswers.ts';
import { type ListedTakedown, listTakedowns } from '../../takedowns/takedownLists.ts';
import { removeContent } from '../../takedowns/takedowns.ts';
import { defineCommand } from './command.ts';
import { pageOptions, pageOutcome, readPage } from './pagedList.ts';
import { plural } from './plural.ts';
import { minuteOf, onOneLine, withArticle } from './sayings.ts';

const listed = 200;
const short = (text: string) => onOneLine([...text].slice(0, listed).join(''));

/** The reason and the words of an act against content. */
export const groundsOptions = {
  reason: {
    type: 'string',
    value: 'reason',
    help: `The reason: ${Object.values(TakedownReason).join(', ')}.`,
    isRequired: true,
  },
  words: { type: 'string', value: 'text', help: 'The explanation that the member reads.', isRequired: true },
} as const;

const sayFound = ({ kind, id, author, createdAt, excerpt, postId, picture }: Found) =>
  [
    `${id}  ${minuteOf(createdAt)}  ${withArticle(kind)}${author ? ` by ${author}` : ''}`,
    `  ${short(excerpt)}`,
    picture && picture !== excerpt && `  ${picture}`,
    postId && `  See /post/${postId}`,
  ]
    .filter(Boolean)
    .join('\n');

/** A takedown in words: what, why, its text, its appeal and its decision. */
export function sayTakedown(takedown: ListedTakedown): string {
  const { id, kind, author, reason, words, excerpt, appeal, appealedAt, decision, decidedAt, decisionWords } = takedown;
  return [
    `${id}  ${minuteOf(takedown.createdAt)}  ${withArticle(kind)}${author ? ` of ${author}` : ''}`,
    `  ${reason}: ${onOneLine(words)}`,
    excerpt && `  It said: ${short(excerpt)}`,
    appeal && appealedAt && `  Appeal ${minuteOf(appealedAt)}: ${onOneLine(appeal)}`,
    decision &&
      decidedAt &&
      `  ${decision} ${minuteOf(decidedAt)}${decisionWords ? `: ${onOneLine(decisionWords)}` : ''}`,
    takedown.forgottenAt && `  Deleted for good ${minuteOf(takedown.forgottenAt)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const find = defineCommand({
  name: 'content find',
  help: 'Finds posts, comments, moments, profiles, groups, events and pictures: by id or address, by words, or @name for all of a member.',
  operands: ['what'],
  options: pageOptions,
  async run(operator, { what }, options) {
    const { first, after } = readPage(options);
    return pageOutcome(await findContent(operator, what, { first, after }), sayFound, 'Nothing found.', '\n\n');
  },
});

const sayClosed = (reports: number) => (reports > 0 ? ` Closed ${plural(reports, 'report')}.` : '');

const remove = defineCommand({
  name: 'content remove',
  help: 'Removes a post, comment, moment, group or event with everything under it, a picture, or what a profile says. Closes its open reports, unless only a picture is removed. It can be restored for 30 days.',
  operands: ['content'],
  options: {
    ...groundsOptions,
    picture: { type: 'string', value: 'address', help: 'One of its pictures: only that picture is removed.' },
  },
  async run(operator, { content }, { picture, ...grounds }) {
    const found = await requireContent(operator, content, picture);
    const { takedown, closedReports } = await removeContent(operator, found, grounds);
    return {
      data: { ...takedown, closedReports },
      text: `Removed the ${found.kind} ${found.kind === 'picture' ? 'of ' : ''}${found.id}.${sayClosed(closedReports)} To restore it: content restore ${takedown.id}`,
    };
  },
});

const restore = defineCommand({
  name: 'content restore',
  help: 'Restores what was removed, with everything under it.',
  operands: ['takedown-id'],
  options: { words: { type: 'string', value: 'text', help: 'The explanation that the member reads.' } },
  async run(operator, { 'takedown-id': id }, { words = null }) {
    const takedown = await restoreTakedown(operator, id, words);
    return { data: takedown, text: `Restored the ${takedown.kind} ${takedown.targetId ?? ''}.` };
  },
});

const list = defineCommand({
  name: 'content list',
  help: 'Lists what is removed and can be restored, the latest first.',
  operands: [],
  options: { all: { type: 'boolean', help: 'Lists warnings, and what was restored or deleted for good, too.' } },
  async run(operator, _operands, { all = false }) {
    const takedowns = await listTakedowns(operator, all ? 'all' : 'removed');
    return { data: takedowns, text: takedowns.map(sayTakedown).join('\n\n') || 'Nothing is removed.' };
  },
});

export const contentCommands = [find, remove, restore, list];
