import type { GraphQLArgument } from 'graphql';
import { isListType, isNonNullType, isScalarType } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSchema } from '../app/schema.ts';
import type { Member } from './factories.ts';
import { useApp } from './useApp.ts';

const app = useApp({ RATE_LIMITS: '{"signIns":1}' });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const createPost = (content: string) => `createPost(input: { content: "${content}" }) { post { content } }`;
const signIn = 'login(input: { username: "ada", password: "not-hers" }) { sessionId }';

const schema = makeSchema();

test('every mutation is nullable, so that none blanks the others', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(mutations.length).toBeGreaterThan(30);
  expect(mutations.filter(({ type }) => isNonNullType(type))).toEqual([]);
});

test('24 of 25 posts are answered where one is refused, and that one is null with its own error', async () => {
  const contents = Array.from({ length: 25 }, (_, index) => (index === 12 ? ' ' : `Lap ${index}`));
  const document = `mutation { ${contents.map((content, index) => `a${index}: ${createPost(content)}`).join(' ')} }`;
  const { status, data, error } = await app.as(ada).query(document);
  const answered = contents.map((content, index) => [`a${index}`, index === 12 ? null : { post: { content } }]);
  expect([status, data]).toEqual([200, Object.fromEntries(answered)]);
  expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Please add some content to your post' });
  expect(await app.run('select from post where author_id = $1', ada.id)).toHaveLength(24);
});

test('an answer that holds a result is 200, even if another mutation must be repeated later', async () => {
  const document = `mutation { a: ${createPost('Hill reps')} b: ${signIn} c: ${signIn} }`;
  const { status, headers, data } = await app.as(ada).query(document);
  expect([status, headers.get('retry-after')]).toEqual([200, null]);
  expect(data).toEqual({ a: { post: { content: 'Hill reps' } }, b: null, c: null });

  const refused = await app.as(ada).query(`mutation { c: ${signIn} }`);
  expect([refused.status, refused.error?.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('what one mutation was refused is not written by the next', async () => {
  const post = await app.post(ada, { content: 'As it was' });
  const taken = `register(input: {
    username: "ada", displayName: "Ada", password: "over-the-pass", confirmPassword: "over-the-pass"
  }) { sessionId }`;
  const late = `updatePost(input: {
    postId: "${post.id}", content: "Too late", expectedUpdatedAt: "2001-01-01T00:00:00Z"
  }) { post { content } }`;
  const ride = `createPost(input: {
    content: "Onward", ride: { distance: 10, location: "Mill Square", date: "2099-06-01", time: "07:00" }
  }) { post { content } }`;
  const { data } = await app.as(ada).query(`mutation { a: ${taken} b: ${late} c: ${ride} }`);
  expect(data).toEqual({ a: null, b: null, c: { post: { content: 'Onward' } } });
  expect(await app.run('select content from post where id = $1', post.id)).toEqual([{ content: 'As it was' }]);
});

describe('an edit that a check refuses', () => {
  const foreign = `/media/${'a'.repeat(64)}.webp`;
  const document = (mutation: string) =>
    `mutation { a: ${mutation} { __typename } b: createPrivacyZone(input: { label: "Mill", lat: 1, lng: 1 }) { privacyZone { id } } }`;
  const refuse = async (mutation: string) => {
    const { data } = await app.as(ada).query(document(mutation));
    expect(data).toEqual({ a: null, b: { privacyZone: { id: expect.any(String) } } });
    await app.run('delete from privacy_zone');
  };

  test.each([
    ['a picture of another member', `mediaUrls: ["${foreign}"]`],
    ['an unknown time zone', 'ride: { distance: 3, date: "2099-06-02", time: "07:00", timeZone: "Nowhere" }'],
    ['an unknown group', `privacy: PRIVATE, groupId: "${foreign}"`],
  ])('of a post, for %s, is not written by the next mutation', async (_what, change) => {
    const { id } = await app.ride(ada, { content: 'As it was', date: '2099-06-01' });
    const row = () => app.run('select p.*, r.date::text from post p join ride r using (id) where id = $1', id);
    const before = await row();
    await refuse(`updatePost(input: { postId: "${id}", content: "Refused", ${change} })`);
    expect(await row()).toEqual(before);
  });

  test.each([
    ['a picture of another member', `imageUrl: "${foreign}"`],
    ['an instant to come', 'timestamp: "2080-01-01T00:00:00Z"'],
  ])('of a moment, for %s, is not written by the next mutation', async (_what, change) => {
    const { id } = await app.moment(ada, await app.ride(ada, { date: '2099-06-01' }));
    const row = () => app.run('select * from moment where id = $1', id);
    const before = await row();
    await refuse(`updateMoment(input: { momentId: "${id}", description: "Refused", ${change} })`);
    expect(await row()).toEqual(before);
  });
});

const anyId = '0199a000-0000-7000-8000-000000000000';

function literalOf({ name, type }: GraphQLArgument): string {
  if (!isNonNullType(type)) throw new Error(`${name} may be left out`);
  if (isListType(type.ofType)) return `${name}: ["${anyId}"]`;
  if (!isScalarType(type.ofType)) throw new Error(`${name} needs a value of its own`);
  return `${name}: "${anyId}"`;
}

test('a page that asks for every field of Query at once answers a visitor without an error', async () => {
  const asked = Object.values(schema.getQueryType()?.getFields() ?? {}).map(({ name, args }) => {
    const required = args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);
    return `${name}${required.length > 0 ? `(${required.map(literalOf).join(', ')})` : ''} { __typename }`;
  });
  expect(asked.length).toBeGreaterThan(10);
  const { data, error } = await app.as(null).query(`{ ${asked.join(' ')} }`);
  expect(error).toBeNull();
  expect(data.notifications).toEqual({ __typename: 'NotificationConnection' });
  expect(data.savedRides).toEqual({ __typename: 'PostConnection' });
});
