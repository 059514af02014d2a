import type { Caller, GraphQLAnswer, RestAnswer } from './caller.ts';

type Fault = { code: string; message: string } | null;

/** The result of writing a comment, from GraphQL or REST. */
export interface CommentOutcome {
  /** The code and message of the error, or null. */
  fault: Fault;
  /** The comment with REST's field names. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  comment: any;
}

export interface CommentDoor {
  name: string;
  create(caller: Caller, input: object): Promise<CommentOutcome>;
  edit(caller: Caller, id: string, content: unknown): Promise<CommentOutcome>;
  remove(caller: Caller, id: string): Promise<Fault>;
  /** The top-level comments under a post, null where it is not to be seen. */
  list(caller: Caller, postId: string): Promise<CommentOutcome['comment'][] | null>;
  /** The replies to a comment under a post, null where either is not to be seen. */
  replies(caller: Caller, postId: string, commentId: string): Promise<CommentOutcome['comment'][] | null>;
  /** How many comments stand under a post, null where it is not to be seen. */
  count(caller: Caller, postId: string): Promise<number | null>;
}

const fields = 'id content replyCount createdAt updatedAt author { id } post { id } parent { id }';
const createDocument = `mutation ($input: CreateCommentInput!) { createComment(input: $input) { comment { ${fields} } } }`;
const editDocument = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { comment { ${fields} } } }`;
const removeDocument = `mutation ($id: ID!) { deleteComment(commentId: $id) { deletedCommentId } }`;
const listDocument = `query ($id: ID!) {
  post(id: $id) { commentCount comments(first: 100) { nodes { ${fields} } } }
}`;
const repliesDocument = `query ($id: ID!, $commentId: ID!) {
  post(id: $id) { comments(first: 100) { nodes { id } } }
  node(id: $commentId) { ... on Comment { replies(first: 100) { nodes { ${fields} } } } }
}`;

// biome-ignore lint/suspicious/noExplicitAny: the answer of a document that this file spells.
const inRest = ({ author, post, parent, ...comment }: any) => ({
  ...comment,
  userId: author.id,
  postId: post.id,
  parentId: parent?.id ?? null,
});

const faultOf = (error: GraphQLAnswer['error']): Fault => error && { code: error.code, message: error.message };

async function readPost(caller: Caller, id: string) {
  const { data, error } = await caller.query(listDocument, { id });
  if (error) throw new Error(error.message);
  return data.post;
}

/** REST returns an error for hidden content. */
const unlessUnseen = ({ status, body }: RestAnswer) => {
  if (status === 404) return null;
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
};

const outcomeOf = ({ status, body }: RestAnswer): CommentOutcome =>
  status >= 400 ? { fault: { code: body.code, message: body.message }, comment: null } : { fault: null, comment: body };

/** The same verbs and reads in GraphQL and REST. */
export const commentDoors: CommentDoor[] = [
  {
    name: 'GraphQL',
    async create(caller, input) {
      const { data, error } = await caller.query(createDocument, { input });
      return { fault: faultOf(error), comment: data?.createComment ? inRest(data.createComment.comment) : null };
    },
    async edit(caller, commentId, content) {
      const { data, error } = await caller.query(editDocument, { input: { commentId, content } });
      return { fault: faultOf(error), comment: data?.updateComment ? inRest(data.updateComment.comment) : null };
    },
    remove: async (caller, id) => faultOf((await caller.query(removeDocument, { id })).error),
    list: async (caller, postId) => (await readPost(caller, postId))?.comments.nodes.map(inRest) ?? null,
    async replies(caller, postId, commentId) {
      const { data, error } = await caller.query(repliesDocument, { id: postId, commentId });
      if (error) throw new Error(error.message);
      const nodes: { id: string }[] = data.post?.comments.nodes ?? [];
      return nodes.some(({ id }) => id === commentId) ? data.node.replies.nodes.map(inRest) : null;
    },
    count: async (caller, postId) => (await readPost(caller, postId))?.commentCount ?? null,
  },
  {
    name: 'REST',
    async create(caller, input) {
      return outcomeOf(await caller.post('/api/comments', input));
    },
    edit: async (caller, id, content) => outcomeOf(await caller.put(`/api/comments/${id}`, { content })),
    async remove(caller, id) {
      const { status, body } = await caller.delete(`/api/comments/${id}`);
      return status >= 400 ? body : null;
    },
    list: async (caller, postId) => unlessUnseen(await caller.get(`/api/comments/${postId}`)),
    replies: async (caller, _postId, commentId) => unlessUnseen(await caller.get(`/api/comments/replies/${commentId}`)),
    count: async (caller, postId) =>
      unlessUnseen(await caller.get(`/api/posts/comments/count/${postId}`))?.count ?? null,
  },
];
