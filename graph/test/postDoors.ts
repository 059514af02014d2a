import type { Caller, GraphQLAnswer, RestAnswer } from './caller.ts';

/** The result of a call about a post, from GraphQL or REST. */
export interface PostOutcome {
  /** The code and message of the error, or null. */
  fault: { code: string; message: string } | null;
  /** The post with REST's field names. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  post: any;
}

export interface PostDoor {
  name: string;
  create(caller: Caller, input: object): Promise<PostOutcome>;
  update(caller: Caller, id: string, changes: object): Promise<PostOutcome>;
  remove(caller: Caller, id: string): Promise<PostOutcome>;
  read(caller: Caller, id: string): Promise<PostOutcome>;
}

const fields = `{
  id content isRide mediaUrls privacy createdAt
  author { id } group { id }
}`;
const createDocument = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post ${fields} } }`;
const updateDocument = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post ${fields} } }`;
const removeDocument = `mutation ($id: ID!) { deletePost(postId: $id) { deletedPostId } }`;
const readDocument = `query ($id: ID!) { post(id: $id) ${fields} }`;

/** GraphQL writes enum values in capitals. */
const inCapitals = (input: object) => {
  const privacy: unknown = Reflect.get(input, 'privacy');
  return typeof privacy === 'string' ? { ...input, privacy: privacy.toUpperCase() } : input;
};

function ofGraphQL({ data, error }: GraphQLAnswer): PostOutcome {
  const fault = error && { code: error.code, message: error.message };
  const post = data?.createPost?.post ?? data?.updatePost?.post ?? data?.post ?? null;
  if (!post) return { fault, post };
  const { author, group, privacy, ...rest } = post;
  return {
    fault,
    post: { ...rest, privacy: privacy.toLowerCase(), userId: author.id, groupId: group?.id ?? null, rideData: null },
  };
}

const ofRest = ({ status, body }: RestAnswer): PostOutcome =>
  status >= 400 ? { fault: { code: body.code, message: body.message }, post: null } : { fault: null, post: body };

/** The same verbs in GraphQL and REST. A hidden post is null in GraphQL and an error in REST. */
export const postDoors: PostDoor[] = [
  {
    name: 'GraphQL',
    create: async (caller, input) => ofGraphQL(await caller.query(createDocument, { input: inCapitals(input) })),
    update: async (caller, postId, changes) =>
      ofGraphQL(await caller.query(updateDocument, { input: { postId, ...inCapitals(changes) } })),
    remove: async (caller, id) => ofGraphQL(await caller.query(removeDocument, { id })),
    read: async (caller, id) => ofGraphQL(await caller.query(readDocument, { id })),
  },
  {
    name: 'REST',
    create: async (caller, input) => ofRest(await caller.post('/api/posts', input)),
    update: async (caller, id, changes) => ofRest(await caller.put(`/api/posts/${id}`, changes)),
    remove: async (caller, id) => ofRest(await caller.delete(`/api/posts/${id}`)),
    read: async (caller, id) => ofRest(await caller.get(`/api/posts/${id}`)),
  },
];
