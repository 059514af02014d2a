import type { Static } from 'typebox';
import Type from 'typebox';
import { appealSuspension, readSuspension } from '../../auth/suspensionAppeals.ts';
import { AppealSuspensionInput } from '../../auth/suspensionInputs.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import type { Takedown as Stored } from '../../model/takedowns/Takedown.ts';
import { TakedownDecision, TakedownKind, TakedownReason } from '../../model/takedowns/TakedownKind.ts';
import { appeal, canAppeal, isFinal, listOwnTakedowns } from '../../takedowns/appeals.ts';
import { AppealInput } from '../../takedowns/takedownInputs.ts';
import { findViewer } from '../../users/users.ts';
import { Done } from './answerSchemas.ts';
import { demanded, exampleId, idOf, paging, text } from './fields.ts';
import { readPage } from './readFields.ts';
import { readInput, route } from './restEndpoint.ts';

const pageSize = 100;
const wordsOrNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description });
const instant = (description: string) =>
  Type.Unsafe<Date>({ type: 'string', format: 'date-time', description: `${description} (UTC).` });
const instantOrNull = (description: string) =>
  Type.Unsafe<Date | null>({ type: ['string', 'null'], format: 'date-time', description });
const oneOf = <Word extends string>(values: Record<string, Word>, description: string) =>
  Type.Unsafe<Word>({ type: 'string', enum: Object.values(values), description });

const statement = {
  reason: oneOf(TakedownReason, 'Why.'),
  words: Type.String({ description: 'The explanation by the operator or the organiser, at most 1,000 characters.' }),
  createdAt: instant('When the operator or the organiser acted'),
};

const Takedown = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'The id by which you appeal.', examples: [exampleId] }),
    kind: oneOf(TakedownKind, 'The kind of the removed thing, `warning` or `suspension`.'),
    ...statement,
    excerpt: wordsOrNull(
      'The first 2,000 characters of the removed text. Null without one, and once the removal is final.',
    ),
    appeal: wordsOrNull('Your appeal, or that of an organiser. Null if there is none.'),
    appealedAt: instantOrNull('When it was sent (UTC). Null if there is none.'),
    decision: Type.Unsafe<TakedownDecision | null>({
      type: ['string', 'null'],
      enum: [...Object.values(TakedownDecision), null],
      description: 'The decision on the appeal. Null while there is none.',
    }),
    decisionWords: wordsOrNull('The explanation of the decision. Null if there is none.'),
    decidedAt: instantOrNull('When it was decided (UTC). Null while it is not.'),
    canAppeal: Type.Boolean({ description: 'Whether you can appeal now.' }),
    isFinal: Type.Boolean({ description: 'Whether the removed content was deleted for good.' }),
    isByOrganiser: Type.Boolean({ description: 'Whether an organiser of the group removed it.' }),
    isOfGroup: Type.Boolean({
      description: 'Whether it was a group, its picture or an event, so that the organisers of that time read this.',
    }),
  },
  {
    $id: 'Takedown',
    description:
      'Something of yours, or of a group that you organised, that was removed, or a warning or suspension of yours.',
  },
);

const Suspension = Type.Object(
  { ...statement, isHidden: Type.Boolean({ description: 'Whether all that you wrote is hidden meanwhile.' }) },
  { $id: 'Suspension', description: 'The statement of reasons of a suspension.' },
);

function present(takedown: Stored): Static<typeof Takedown> {
  const { id, kind, reason, words, excerpt, createdAt, appeal, appealedAt, groupId, authorId } = takedown;
  const { decision, decisionWords, decidedAt } = takedown;
  return {
    ...{ id, kind, reason, words, excerpt, createdAt, appeal, appealedAt, decision, decisionWords, decidedAt },
    canAppeal: canAppeal(takedown),
    isFinal: isFinal(takedown),
    isByOrganiser: groupId !== null,
    isOfGroup: authorId === null,
  };
}

const token = demanded(text('The last part of the link’s address, or the `appealToken` of a refused sign-in.'));
const spent = {
  404: 'This link is unknown: check that the address is complete',
  410: 'This link has been used, or This link has expired',
};

/** Statements of reasons, and appeals to the operator. */
export const appealEndpoints = [
  route({
    method: 'GET',
    path: '/takedowns',
    summary: 'List what was removed of yours',
    description:
      'Removals, warnings and suspensions with their reasons, the newest first. Also removals of groups, and of their events, that you organised.',
    isForMembers: true,
    query: paging(pageSize),
    returns: Type.Array(Takedown, { description: 'The newest first.' }),
    async answer(ctx, { query }) {
      const list = await listOwnTakedowns(ctx, await findViewer(ctx), readPage(query, pageSize));
      return (list?.nodes ?? []).map(present);
    },
  }),
  route({
    method: 'POST',
    path: '/takedowns/{id}/appeal',
    summary: 'Appeal against a removal',
    description:
      'One appeal is possible, for a group by one of its organisers. The same text again has no effect. The operator decides, and you are notified.',
    params: { id: idOf('the takedown') },
    body: {
      text: demanded(text(`Why it should come back: 1 to ${spelled(inputLimits.takedown.appeal)} characters.`)),
    },
    returns: Takedown,
    refuses: {
      400: 'Please say why it should come back',
      404: 'Takedown not found',
      409: 'You have appealed already, An organiser has appealed already, This decision is final, or A warning has removed nothing',
    },
    async answer(ctx, { params: { id }, body: { text } }) {
      const { takedown } = await appeal(ctx, await readInput(AppealInput, { takedownId: id, text }));
      return present(takedown);
    },
  }),
  route({
    method: 'POST',
    path: '/suspension/read',
    summary: 'Read why you are suspended',
    description:
      'By a link to appeal, without a session. A POST, so that no address contains the token. It changes nothing.',
    isPublic: true,
    body: { token },
    returns: Suspension,
    refuses: spent,
    answer: (ctx, { body }) => readSuspension(ctx, body.token ?? ''),
  }),
  route({
    method: 'POST',
    path: '/suspension/appeal',
    summary: 'Appeal against your suspension',
    description: 'By a link, without a session, once. The operator decides, and sends you the decision by mail.',
    isPublic: true,
    body: {
      token,
      text: demanded(text(`Why it should end: 1 to ${spelled(inputLimits.takedown.appeal)} characters.`)),
    },
    returns: Done,
    refuses: { 400: 'Please say why the suspension should end', ...spent },
    async answer(ctx, { body: { token, text } }) {
      await appealSuspension(ctx, await readInput(AppealSuspensionInput, { token, text }));
      return {};
    },
  }),
];
