import type { Caller } from './caller.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** The date and the time that are so many minutes from now. */
export function planIn(minutes: number) {
  const start = new Date(Date.now() + minutes * 60_000).toISOString();
  return { date: start.slice(0, 10), time: start.slice(11, 16) };
}

/** Lets the ride start in so many minutes, as if nobody had ever changed it. */
export async function startIn(
  app: Pick<TestApp, 'run'>,
  ride: Made,
  minutes: number,
  duration: string | null = null,
): Promise<void> {
  const { date, time } = planIn(minutes);
  await app.run(
    `update ride set date = $2, time = $3, time_zone = 'UTC', duration = $4 where id = $1`,
    ...[ride.id, date, time, duration],
  );
  await app.run(
    'update ride set start_moved_at = null, known_start = null, known_end = null, replanned_at = null where id = $1',
    ride.id,
  );
}

/** An emergency contact to give. */
export const givenContact = {
  contactName: 'Maud Ray',
  contactPhone: '+44 1632 960123',
  medicalNote: 'Allergic to wasps',
};
const setText = `mutation ($input: EmergencyContactInput!) {
  setEmergencyContact(input: $input) { viewer { emergencyContact { contactName contactPhone medicalNote } } }
}`;
const ownText = `{ viewer {
  emergencyContact { contactName contactPhone medicalNote }
  emergencyReaders { leader { id } post { id } closesAt }
  emergencyReadings { leader { id } post { id } readAt }
} }`;
/** The emergency contacts of a ride. */
export const rideText = `query ($id: ID!) { post(id: $id) { ride { emergencyContacts {
  opensAt closesAt contacts { user { id } contactName contactPhone medicalNote }
} } } }`;

interface Seen {
  code?: string;
  /** The members whose contacts are shown. */
  members?: string[] | null;
}
/** How members give and read emergency contacts through each door. */
export const emergencyDoors = [
  {
    name: 'GraphQL',
    async set(caller: Caller, _member: Member, input: object) {
      const { data, error } = await caller.query(setText, { input });
      return error ? { code: error.code, field: error.field } : data.setEmergencyContact.viewer.emergencyContact;
    },
    async remove(caller: Caller, _member: Member) {
      return (await caller.query('mutation { removeEmergencyContact { viewer { id } } }')).error?.code;
    },
    async own(caller: Caller, _member: Member) {
      const { viewer } = (await caller.query(ownText)).data;
      const pairs = (list: { leader: Made | null; post: Made | null }[]) =>
        list.map(({ leader, post }) => [leader?.id ?? null, post?.id]);
      return {
        contact: viewer.emergencyContact,
        readers: pairs(viewer.emergencyReaders),
        readings: pairs(viewer.emergencyReadings),
      };
    },
    async read(caller: Caller, ride: Made): Promise<Seen> {
      const { data, error } = await caller.query(rideText, { id: ride.id });
      if (error) return { code: error.code };
      const read = data.post?.ride.emergencyContacts;
      if (!read) return { code: 'HIDDEN' };
      return { members: read.contacts?.map(({ user }: { user: Made }) => user.id) ?? null };
    },
  },
  {
    name: 'REST',
    async set(caller: Caller, { id }: Member, input: object) {
      const { status, body } = await caller.put(`/api/users/${id}/emergency-contact`, input);
      if (status >= 400) return { code: body.code, field: body.field };
      const { contactName, contactPhone, medicalNote } = body;
      return { contactName, contactPhone, medicalNote };
    },
    async remove(caller: Caller, { id }: Member) {
      return (await caller.delete(`/api/users/${id}/emergency-contact`)).body.code;
    },
    async own(caller: Caller, { id }: Member) {
      const { body } = await caller.get(`/api/users/${id}/emergency-contact`);
      const { contactName, contactPhone, medicalNote, readers, readings } = body;
      const pairs = (list: { leaderId: string | null; postId: string }[]) =>
        list.map(({ leaderId, postId }) => [leaderId, postId]);
      return {
        contact: contactName || medicalNote ? { contactName, contactPhone, medicalNote } : null,
        readers: pairs(readers),
        readings: pairs(readings),
      };
    },
    async read(caller: Caller, ride: Made): Promise<Seen> {
      const { status, body } = await caller.get(`/api/rides/${ride.id}/emergency-contacts`);
      if (status >= 400)
        return { code: body.code === 'UNAUTHENTICATED' || body.code === 'NOT_FOUND' ? 'HIDDEN' : body.code };
      return { members: body.contacts?.map(({ user }: { user: Made }) => user.id) ?? null };
    },
  },
];
