import { goldenTests, nobodysId, refuses } from '../../test/golden.ts';
import type { World } from '../../test/goldenWorld.ts';

const golden = goldenTests();
const ride = ({ ride }: World) => ({ params: { postId: ride.id } });
const id = '0199a000-0000-7000-8000-00000000000a';
const hasGroup = async ({ app, ride, ben }: World) => {
  const group = [id, ride.id];
  await app.run(
    `insert into pace_group (id, post_id, letter, name, distance, pace) values ($1, $2, 'A', 'Brisk', 31, '17 mph')`,
    ...group,
  );
  await app.run('update ride_participant set pace_group_id = $1 where post_id = $2 and user_id = $3', ...group, ben.id);
};
const brisk = {
  id,
  letter: 'A',
  name: 'Brisk',
  distance: 31,
  pace: '17 mph',
  places: null,
  taken: 1,
  waiting: 0,
  map: null,
};

golden('GET /api/rides/{postId}/pace-groups', [
  {
    it: 'answers the groups, and which one is mine',
    by: 'ben',
    given: hasGroup,
    ask: ride,
    status: 200,
    answers: () => [{ ...brisk, isFull: false, isMine: true, isWaiting: false, leaders: [] }],
  },
  { it: 'answers an empty list for a ride without, to visitors too', ask: ride, status: 200, answers: () => [] },
  {
    it: 'is 404 for what does not exist',
    ask: () => ({ params: { postId: nobodysId } }),
    ...refuses(404, 'Post not found'),
  },
]);
