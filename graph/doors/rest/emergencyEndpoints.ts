import Type from 'typebox';
import {
  findEmergencyContact,
  listEmergencyReaders,
  listEmergencyReadings,
  mostContacts,
  mostListed,
  readEmergencyContacts,
  removeEmergencyContact,
  setEmergencyContact,
} from '../../contacts/emergencyContacts.ts';
import { EmergencyContactInput, latePlans } from '../../contacts/emergencyInputs.ts';
import type { Context } from '../../context.ts';
import { mostHours } from '../../model/contacts/contactWindow.ts';
import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { findPost } from '../../posts/posts.ts';
import { requireRide } from '../../rides/rides.ts';
import { requireUser } from '../../users/users.ts';
import { id, instant, orNull, User, words } from './answerSchemas.ts';
import { idOf, optional, ownIdInPath, text } from './fields.ts';
import { presentUser } from './present.ts';
import { readInput, route } from './restEndpoint.ts';

const limits = inputLimits.emergency;
const withToken = 'With an access token';

const contactMembers = {
  contactName: orNull(words('The name of the person to call. Null for none.')),
  contactPhone: orNull(words('The telephone number of that person. Null for none.')),
  medicalNote: orNull(words('A note for helpers. Null for none.')),
};
const instantOrNull = (description: string) =>
  Type.Unsafe<Date | null>({ type: ['string', 'null'], format: 'date-time', description: `${description} (UTC).` });
const shownId = (thing: string, absent: string) =>
  Type.Unsafe<string | null>({ ...id(thing), type: ['string', 'null'], description: `The id of ${thing}. ${absent}` });

const OwnEmergencyContact = Type.Object(
  {
    ...contactMembers,
    updatedAt: instantOrNull('When you last changed it. Null if you have given none'),
    readers: Type.Array(
      Type.Object({
        leaderId: id('the leader'),
        postId: shownId('the ride post', 'Null for a ride that you may not read.'),
        closesAt: instant('Until when the leader can read it'),
      }),
      { description: `The leaders who can read it now, at most ${mostListed}.` },
    ),
    readings: Type.Array(
      Type.Object({
        leaderId: shownId('the leader', 'Null for a member whom you cannot see any more.'),
        postId: shownId('the ride post', 'Null for a ride that you may not read.'),
        readAt: instant('When the leader last read it for this ride'),
      }),
      { description: `The leaders who have read it, the latest first, at most ${mostListed}.` },
    ),
  },
  { $id: 'OwnEmergencyContact', description: 'Your emergency contact, and who reads it.' },
);

const RideEmergencyContacts = Type.Object(
  {
    opensAt: instantOrNull(
      'From when the leaders can read: 2 hours before the start. Null without a start, and for a start that was moved too late',
    ),
    closesAt: instantOrNull(
      `Until when the leaders can read: 6 hours after the end, at most ${mostHours} hours after the start. Null if \`opensAt\` is null`,
    ),
    contacts: Type.Unsafe<{ user: object; contactName: string | null }[] | null>({
      type: ['array', 'null'],
      items: Type.Object({ user: User, ...contactMembers }),
      description: `The contacts of participants who have given one, at most ${mostContacts}, in the order of joining. After a change of the start or the end, those who joined before it can be missing. Null outside these times.`,
    }),
  },
  { $id: 'RideEmergencyContacts', description: 'The emergency contacts of a ride. Clients must not store them.' },
);

/** Null for a post that the viewer may not read. */
const shownPostId = async (ctx: Context, postId: string) => (await findPost(ctx, postId))?.id ?? null;

async function presentOwn(ctx: Context, id: string) {
  const user = await requireUser(ctx, { id });
  const [contact, readers, readings] = await Promise.all([
    findEmergencyContact(ctx, user),
    listEmergencyReaders(ctx, user),
    listEmergencyReadings(ctx, user),
  ]);
  return {
    contactName: contact?.contactName ?? null,
    contactPhone: contact?.contactPhone ?? null,
    medicalNote: contact?.medicalNote ?? null,
    updatedAt: contact?.updatedAt ?? null,
    readers: await Promise.all(
      (readers ?? []).map(async ({ leaderId, postId, closesAt }) => ({
        leaderId,
        postId: await shownPostId(ctx, postId),
        closesAt,
      })),
    ),
    readings: await Promise.all(
      (readings ?? []).map(async ({ readerId, postId, readAt }) => ({
        leaderId: readerId,
        postId: await shownPostId(ctx, postId),
        readAt,
      })),
    ),
  };
}

async function presentContacts(ctx: Context, postId: string) {
  const read = await readEmergencyContacts(ctx, await requireRide(ctx, postId));
  if (!read) throw new DomainError('FORBIDDEN', 'Only the leaders of a ride can read its emergency contacts');
  const contacts = read.contacts?.map(async ({ userId, contactName, contactPhone, medicalNote }) => {
    const user = await ctx.load.userById.load(userId);
    return user ? [{ user: presentUser(ctx, user), contactName, contactPhone, medicalNote }] : [];
  });
  return { ...read, contacts: contacts ? (await Promise.all(contacts)).flat() : null };
}

const params = { id: ownIdInPath };

/** Emergency contacts of members. Their leaders read them around a ride. */
export const emergencyEndpoints = [
  route({
    method: 'GET',
    path: '/users/{id}/emergency-contact',
    summary: 'Your emergency contact',
    description: 'Only for yourself. With the leaders who can read it now, and those who have read it.',
    isForMembers: true,
    isForOwnPages: true,
    params,
    returns: OwnEmergencyContact,
    refuses: { 403: `For another member. ${withToken}.` },
    answer: (ctx, { params: { id } }) => presentOwn(ctx, id),
  }),
  route({
    method: 'PUT',
    path: '/users/{id}/emergency-contact',
    summary: 'Store your emergency contact',
    description: `It replaces the former one. The leaders of a ride that you have joined can read it from 2 hours before its start to 6 hours after its end, and nobody else. ${latePlans} It needs a name with a telephone number, a medical note, or both.`,
    params,
    body: {
      contactName: optional(text(`The name of the person to call, at most ${limits.contactName} characters.`)),
      contactPhone: optional(
        text(`The telephone number of that person, at most ${limits.contactPhone} digits, spaces and + - . / ( ).`),
      ),
      medicalNote: optional(
        text(`A note for helpers, at most ${spelled(limits.medicalNote)} characters. Null for none.`),
      ),
    },
    returns: OwnEmergencyContact,
    refuses: { 400: 'A field is too long or not a telephone number, or nothing is given', 403: withToken },
    async answer(ctx, { params: { id }, body }) {
      await setEmergencyContact(ctx, await readInput(EmergencyContactInput, { ...body }));
      return presentOwn(ctx, id);
    },
  }),
  route({
    method: 'DELETE',
    path: '/users/{id}/emergency-contact',
    summary: 'Remove your emergency contact',
    description: 'Nobody can read it any more. Has no effect if you have none.',
    params,
    returns: OwnEmergencyContact,
    refuses: { 403: withToken },
    async answer(ctx, { params: { id } }) {
      await removeEmergencyContact(ctx);
      return presentOwn(ctx, id);
    },
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/emergency-contacts',
    summary: 'Read the emergency contacts of a ride that you lead',
    description: 'The server records for each of these participants that you have read theirs. They see it.',
    isForMembers: true,
    isForOwnPages: true,
    params: { postId: idOf('the ride post') },
    returns: RideEmergencyContacts,
    refuses: {
      403: 'For everyone but the leaders of the ride, and with an access token',
      404: 'Post not found, or Ride not found for a plain post',
    },
    answer: (ctx, { params: { postId } }) => presentContacts(ctx, postId),
  }),
];
