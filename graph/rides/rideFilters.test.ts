import { expect, test } from 'vitest';
import { useApp } from '../test/useApp.ts';

const app = useApp();

const document = `query ($from: DateTime, $to: DateTime, $groupId: ID, $minimumDistance: Float, $maximumDistance: Float) {
  rides(from: $from, to: $to, groupId: $groupId, minimumDistance: $minimumDistance, maximumDistance: $maximumDistance) {
    nodes { id }
  }
}`;
const [early, late] = ['2086-01-01T00:00:00Z', '2086-01-02T00:00:00Z'];

test.each([
  { field: 'to', filter: { from: late, to: early } },
  { field: 'minimumDistance', filter: { minimumDistance: -1 } },
  { field: 'maximumDistance', filter: { maximumDistance: -0.5 } },
  { field: 'maximumDistance', filter: { minimumDistance: 30, maximumDistance: 20 } },
  { field: 'groupId', filter: { groupId: 'nowhere' } },
  { field: 'groupId', filter: { groupId: '0199a000-0000-7000-8000-000000000000' } },
])('rides with $filter are refused by the name of $field', async ({ field, filter }) => {
  const { status, headers, error } = await app.as(null).query(document, filter);
  expect([status, headers.get('retry-after'), error]).toMatchObject([200, null, { code: 'BAD_USER_INPUT', field }]);
});

test('bounds that are equal are no contradiction, and a group without rides is not unknown', async () => {
  const { id } = await app.group('Without rides');
  const filter = { from: early, to: early, minimumDistance: 0, maximumDistance: 0, groupId: id };
  const { data, error } = await app.as(null).query(document, filter);
  expect([error, data.rides.nodes]).toEqual([null, []]);
});

test('a mark of notifications by ids and by a cursor at once is refused', async () => {
  const member = await app.member('ada');
  const { id } = await app.post(member);
  await app.as(await app.member('ben')).post('/api/likes/toggle', { postId: id });
  const { data } = await app.as(member).query('{ notifications { nodes { id } pageInfo { endCursor } } }');
  const [{ id: notification }] = data.notifications.nodes;
  const mark =
    'mutation ($ids: [ID!], $upTo: String) { markNotificationsRead(notificationIds: $ids, upTo: $upTo) { viewer { id } } }';
  const both = { ids: [notification], upTo: data.notifications.pageInfo.endCursor };
  expect((await app.as(member).query(mark, both)).error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'upTo' });
});
