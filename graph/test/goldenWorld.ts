import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

/** A small community that is the same for every row of the golden tests. */
export interface World {
  app: TestApp;
  /** The author of both posts, of the reply and of the secret; in the group, registered for the event. */
  ada: Member;
  /** Takes part in the ride, commented on the post, shared the moment. */
  ben: Member;
  /** Has done nothing yet. */
  cleo: Member;
  group: Made;
  post: Made;
  ride: Made;
  secret: Made;
  comment: Made;
  reply: Made;
  moment: Made;
  event: Made;
}

/** The first minute of that hour of New Year’s Day, when the world came to be. */
export const hour = (hours: number) => new Date(Date.UTC(2026, 0, 1, hours));

/** Empties the database and creates the world again. */
export async function makeWorld(app: TestApp): Promise<World> {
  // Posts first: rows that refer to posts and to members would otherwise be deleted twice at once.
  await app.run('delete from post; delete from "user"; delete from "group"; delete from event; delete from gone_id');
  const { ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo');
  const [group, post, ride, secret, event] = await Promise.all([
    app.group('Climbers', ada),
    app.post(ada, { createdAt: hour(9) }),
    app.ride(ada, { date: '2086-06-01', content: 'Coffee ride', createdAt: hour(8) }),
    app.post(ada, { content: 'Dear diary', privacy: 'private', createdAt: hour(7) }),
    app.event({ date: '2087-06-01', maxParticipants: 20 }),
  ]);
  const comment = await app.comment(ben, post, { createdAt: hour(10) });
  await app.participate(ride, ben);
  await app.register(event, ada);
  const reply = await app.comment(ada, post, { content: 'Bring lights', parent: comment, createdAt: hour(11) });
  const moment = await app.moment(ben, ride, { timestamp: hour(12) });
  return { app, ada, ben, cleo, group, post, ride, secret, comment, reply, moment, event };
}
