import type { Caller, GraphQLAnswer, RestAnswer } from './caller.ts';

/** The result of a call about a ride post, from GraphQL or REST. */
export interface RideOutcome {
  /** The code and message of the error, or null. */
  fault: { code: string; message: string } | null;
  /** The input at fault, as GraphQL spells it. */
  field?: string;
  /** The post with REST's field names. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  post: any;
}

export interface RideDoor {
  name: string;
  /** Publishes a ride post; inputs are spelled as REST spells them. */
  create(caller: Caller, input: object): Promise<RideOutcome>;
  update(caller: Caller, id: string, changes: object): Promise<RideOutcome>;
  read(caller: Caller, id: string): Promise<RideOutcome>;
}

const rideFields = `distance pace type elevation date time timeZone startsAt location duration visibility isCompleted`;
const fields = `{
  id content isRide mediaUrls privacy createdAt author { id } group { id } ride { ${rideFields} }
}`;
const createDocument = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post ${fields} } }`;
const updateDocument = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post ${fields} } }`;
const readDocument = `query ($id: ID!) { post(id: $id) ${fields} }`;

/** GraphQL writes enum values in capitals. */
function inCapitals(input: object, name: string): object {
  const word: unknown = Reflect.get(input, name);
  return typeof word === 'string' ? { ...input, [name]: word.toUpperCase() } : input;
}

function inGraphQL({ rideData, ...post }: { rideData?: object | null }): object {
  return { ...inCapitals(post, 'privacy'), ride: rideData && inCapitals(rideData, 'visibility') };
}

function ofGraphQL({ data, error }: GraphQLAnswer): RideOutcome {
  const fault = error && { code: error.code, message: error.message };
  const post = data?.createPost?.post ?? data?.updatePost?.post ?? data?.post ?? null;
  if (!post) return { fault, field: error?.field, post };
  const { author, group, privacy, ride, ...rest } = post;
  const rideData = ride && { ...ride, visibility: ride.visibility.toLowerCase(), map: null };
  return {
    fault,
    post: { ...rest, privacy: privacy.toLowerCase(), userId: author.id, groupId: group?.id ?? null, rideData },
  };
}

function ofRest({ status, body }: RestAnswer): RideOutcome {
  if (status < 400) return { fault: null, post: body };
  const { code, message, field } = body;
  return { fault: { code, message }, field: field?.replace(/^rideData\b/, 'ride'), post: null };
}

/** The same verbs in GraphQL and REST. A hidden post is null in GraphQL and an error in REST. */
export const rideDoors: RideDoor[] = [
  {
    name: 'GraphQL',
    create: async (caller, input) =>
      ofGraphQL(await caller.query(createDocument, { input: inGraphQL({ rideData: {}, ...input }) })),
    update: async (caller, postId, changes) =>
      ofGraphQL(await caller.query(updateDocument, { input: { postId, ...inGraphQL(changes) } })),
    read: async (caller, id) => ofGraphQL(await caller.query(readDocument, { id })),
  },
  {
    name: 'REST',
    create: async (caller, input) => ofRest(await caller.post('/api/posts', { isRide: true, ...input })),
    update: async (caller, id, changes) => ofRest(await caller.put(`/api/posts/${id}`, changes)),
    read: async (caller, id) => ofRest(await caller.get(`/api/posts/${id}`)),
  },
];

/** The required fields of a new ride. */
export const bareRide = { distance: 31.5, location: 'Mill Square', date: '2086-06-01', time: '06:30' };
