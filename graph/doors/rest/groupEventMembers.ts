import Type from 'typebox';
import { exampleId } from './fields.ts';

/** The members of an event of a group, of one for which members wait, and of one that is called off. */
export const groupEventMembers = {
  groupId: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'The id of its group. Only for an event of a group.',
      examples: [exampleId],
    }),
  ),
  waitingCount: Type.Optional(
    Type.Integer({ minimum: 1, description: 'The number of members who wait for a place. Only if there are some.' }),
  ),
  calledOff: Type.Optional(
    Type.Object(
      {
        at: Type.Unsafe<Date>({ type: 'string', format: 'date-time', description: 'When it was called off (UTC).' }),
        reason: Type.String({ description: 'Why.' }),
      },
      { description: 'Only for an event that does not take place.' },
    ),
  ),
};

export const maxParticipants = Type.Unsafe<number | null>({
  type: ['integer', 'null'],
  minimum: 1,
  description: 'The maximum number of registrations. Null for no limit.',
});
