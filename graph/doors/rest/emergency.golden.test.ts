import { expect } from 'vitest';
import { startIn } from '../../test/emergencyDoors.ts';
import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const own = ({ ben }: World) => ({ params: { id: ben.id } });
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const given = { contactName: 'Maud Ray', contactPhone: '+44 1632 960123', medicalNote: 'Allergic to wasps' };
const none = { contactName: null, contactPhone: null, medicalNote: null, updatedAt: null, readers: [], readings: [] };
const contactOfBen = ({ app, ben }: World) =>
  app.run(
    'insert into emergency_contact (user_id, contact_name, contact_phone, medical_note) values ($1, $2, $3, $4)',
    ...[ben.id, given.contactName, given.contactPhone, given.medicalNote],
  );
const startNow = async (world: World) => {
  await contactOfBen(world);
  await startIn(world.app, world.ride, 0);
};
const ofAnother = refuses(403, 'You can only act as yourself: id must be your own id');

golden('GET /api/users/{id}/emergency-contact', [
  {
    it: 'answers the contact',
    by: 'ben',
    given: contactOfBen,
    ask: own,
    status: 200,
    answers: () => ({ ...none, ...given, updatedAt: expect.any(String) }),
  },
  { it: 'answers nothing to a member who has given none', by: 'ben', ask: own, status: 200, answers: () => none },
  { it: 'is 401 for visitors', ask: own, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for another member', by: 'ada', ask: own, ...ofAnother },
]);

golden('PUT /api/users/{id}/emergency-contact', [
  {
    it: 'answers the contact',
    by: 'ben',
    ask: (world) => ({ ...own(world), body: given }),
    status: 200,
    answers: () => ({ ...none, ...given, updatedAt: expect.any(String) }),
  },
  {
    it: 'is 400 without a contact and a note',
    by: 'ben',
    ask: (world) => ({ ...own(world), body: {} }),
    ...refuses(400, 'Give a contact or a medical note. To have neither, remove them'),
  },
  { it: 'is 401 for visitors', ask: own, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for another member', by: 'ada', ask: own, ...ofAnother },
]);

golden('DELETE /api/users/{id}/emergency-contact', [
  { it: 'answers nothing', by: 'ben', given: contactOfBen, ask: own, status: 200, answers: () => none },
  { it: 'is 401 for visitors', ask: own, ...refuses(401, 'Authentication required') },
  { it: 'is 403 for another member', by: 'ada', ask: own, ...ofAnother },
]);

golden('GET /api/rides/{postId}/emergency-contacts', [
  {
    it: 'answers the contacts to the leaders, around the ride',
    by: 'ada',
    given: startNow,
    ask: ride,
    status: 200,
    answers: ({ ben }) => ({
      opensAt: expect.any(String),
      closesAt: expect.any(String),
      contacts: [{ ...given, user: expect.objectContaining({ id: ben.id }) }],
    }),
  },
  {
    it: 'answers none at another time',
    by: 'ada',
    given: contactOfBen,
    ask: ride,
    status: 200,
    answers: () => ({ opensAt: expect.any(String), closesAt: expect.any(String), contacts: null }),
  },
  { it: 'is 401 for visitors', ask: ride, ...refuses(401, 'Authentication required') },
  {
    it: 'is 403 for everyone else',
    by: 'ben',
    ask: ride,
    ...refuses(403, 'Only the leaders of a ride can read its emergency contacts'),
  },
  {
    it: 'is 404 for what does not exist',
    by: 'ada',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);
