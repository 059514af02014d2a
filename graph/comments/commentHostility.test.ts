import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { bodyWith, nastyCursor, nastyText, nastyValue, queryOf, segment } from '../test/hostile.ts';
import { runs } from '../test/runs.ts';
import { useApp } from '../test/useApp.ts';

const unlimited = 1_000_000;
const codes = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT', 'CONFLICT', 'PAYLOAD_TOO_LARGE']);

const app = useApp({ RATE_LIMITS: JSON.stringify({ reads: unlimited, writes: unlimited, texts: unlimited }) });
let ada: Member;
let post: Made;
let top: Made;
beforeAll(async () => {
  ada = await app.member('ada');
  post = await app.post(ada);
  top = await app.comment(ada, post);
});

const viewer = fc.constantFrom<() => Member | null>(
  () => ada,
  () => null,
);

const fields = ['id', 'postId', 'userId', 'content', 'parentId', 'createdAt'];
/** A body with random values in all fields or in one field. */
const comment = fc.oneof(
  bodyWith(...fields),
  fc
    .tuple(fc.constantFrom(...fields), nastyValue)
    .map(([field, value]) => ({ postId: post.id, content: 'Hello', parentId: top.id, [field]: value })),
);

type Send = (member: Member | null) => Promise<{ status: number; body: unknown }>;
const at = (path: fc.Arbitrary<string>, method: 'get' | 'delete'): fc.Arbitrary<Send> =>
  path.map((text) => (member) => app.as(member)[method](text));
const under = (start: string) => segment.map((text) => start + text);

const request: fc.Arbitrary<Send> = fc.oneof(
  comment.map(
    (body): Send =>
      (member) =>
        app.as(member).post('/api/comments', body),
  ),
  at(under('/api/comments/'), 'get'),
  at(under('/api/comments/'), 'delete'),
  at(under('/api/comments/replies/'), 'get'),
  at(under('/api/posts/comments/count/'), 'get'),
  at(
    queryOf('postId', nastyText).map((query) => `/api/posts/comments/count?${query}`),
    'get',
  ),
  at(
    fc
      .tuple(queryOf('page', nastyText), queryOf('limit', nastyText))
      .map((query) => `/api/comments/${post.id}?${query.join('&')}`),
    'get',
  ),
);

test('whatever REST is sent of comments, it answers or refuses, and never fails', async () => {
  const property = fc.asyncProperty(viewer, request, async (memberOf, send) => {
    const { status, body } = await send(memberOf());
    if (status < 400) return;
    expect(status).toBeLessThan(500);
    expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(codes).toContain((body as { code: string }).code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});

const operation = fc.oneof(
  fc.tuple(
    fc.constant(
      'mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { id content } parent { id } } }',
    ),
    comment.map((input) => ({ input })),
  ),
  fc.tuple(
    fc.constant('mutation ($id: ID!) { deleteComment(commentId: $id) { deletedCommentId } }'),
    nastyValue.map((id) => ({ id })),
  ),
  fc.tuple(
    fc.constant(
      `query ($id: ID!, $after: String) {
        post(id: $id) { comments(after: $after) { nodes { id replies(after: $after) { nodes { id } } } } }
      }`,
    ),
    nastyCursor.map((after) => ({ id: post.id, after })),
  ),
);

test('whatever GraphQL is sent of comments, it answers or refuses, and never fails', async () => {
  const property = fc.asyncProperty(viewer, operation, async (memberOf, [document, variables]) => {
    const { status, error } = await app.as(memberOf()).query(document, variables);
    expect(status).toBeLessThan(500);
    if (error) expect(codes).toContain(error.code);
  });
  await fc.assert(property, { numRuns: runs(60) });
});
