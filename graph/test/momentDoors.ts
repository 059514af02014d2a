import type { Caller, GraphQLAnswer, RestAnswer } from './caller.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';

type Fault = { code: string; message: string } | null;

/** The result of writing a moment, from GraphQL or REST. */
export interface MomentOutcome {
  /** The code and message of the error, or null. */
  fault: Fault;
  /** The input at fault, which GraphQL alone names. */
  field?: string;
  /** The moment with REST's field names. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  moment: any;
}

export interface MomentDoor {
  name: string;
  share(caller: Caller, postId: string, input: object): Promise<MomentOutcome>;
  update(caller: Caller, id: string, changes: object): Promise<MomentOutcome>;
  remove(caller: Caller, id: string): Promise<Fault>;
  /** The moments of a ride, null where it is not to be seen. */
  list(caller: Caller, postId: string): Promise<MomentOutcome['moment'][] | null>;
}

const fields = 'id description imageUrl timestamp location { lat lng address } author { id } ride { id: postId }';
const shareDocument = `mutation ($input: ShareMomentInput!) { shareMoment(input: $input) { moment { ${fields} } } }`;
const updateDocument = `mutation ($input: UpdateMomentInput!) { updateMoment(input: $input) { moment { ${fields} } } }`;
const removeDocument = `mutation ($id: ID!) { deleteMoment(momentId: $id) { deletedMomentId } }`;
const listDocument = `query ($id: ID!) { post(id: $id) { ride { moments(first: 100) { nodes { ${fields} } } } } }`;

// biome-ignore lint/suspicious/noExplicitAny: the answer of a document that this file spells.
const inRest = ({ author, ride, ...moment }: any) => ({ ...moment, userId: author.id, postId: ride.id });

const faultOf = (error: GraphQLAnswer['error']): Fault => error && { code: error.code, message: error.message };

function ofGraphQL({ data, error }: GraphQLAnswer): MomentOutcome {
  const moment = data?.shareMoment?.moment ?? data?.updateMoment?.moment ?? null;
  return { fault: faultOf(error), field: error?.field, moment: moment && inRest(moment) };
}

const ofRest = ({ status, body }: RestAnswer): MomentOutcome =>
  status >= 400 ? { fault: { code: body.code, message: body.message }, moment: null } : { fault: null, moment: body };

/** The same verbs and reads in GraphQL and REST. */
export const momentDoors: MomentDoor[] = [
  {
    name: 'GraphQL',
    share: async (caller, postId, input) =>
      ofGraphQL(await caller.query(shareDocument, { input: { postId, ...input } })),
    update: async (caller, momentId, changes) =>
      ofGraphQL(await caller.query(updateDocument, { input: { momentId, ...changes } })),
    remove: async (caller, id) => faultOf((await caller.query(removeDocument, { id })).error),
    async list(caller, id) {
      const { data, error } = await caller.query(listDocument, { id });
      if (error) throw new Error(error.message);
      return data.post?.ride.moments.nodes.map(inRest) ?? null;
    },
  },
  {
    name: 'REST',
    share: async (caller, postId, input) => ofRest(await caller.post(`/api/rides/${postId}/moments`, input)),
    update: async (caller, id, changes) => ofRest(await caller.put(`/api/moments/${id}`, changes)),
    async remove(caller, id) {
      const { status, body } = await caller.delete(`/api/moments/${id}`);
      return status >= 400 ? body : null;
    },
    async list(caller, postId) {
      const { status, body } = await caller.get(`/api/rides/${postId}/moments`);
      if (status !== 200 && status !== 404) throw new Error(`${status} ${JSON.stringify(body)}`);
      return status === 404 ? null : body;
    },
  },
];

export type MomentCast = Record<'ada' | 'ben' | 'outsider', Member>;

export const castMoments = (app: TestApp): Promise<MomentCast> => app.cast('ada', 'ben', 'outsider');

/** A ride to come, of ada’s, in which ben takes part and the outsider does not. */
export async function rideToShare(app: TestApp, { ada, ben }: MomentCast): Promise<Made> {
  const ride = await app.ride(ada, { date: '2086-01-01' });
  await app.participate(ride, ben);
  return ride;
}

export const momentFaults = {
  unauthenticated: { code: 'UNAUTHENTICATED', message: 'Authentication required' },
  noContent: {
    code: 'BAD_USER_INPUT',
    message: 'Please add a description, a photo or a location to your moment',
  },
};

/** A place with a point and an address. */
export const summit = { lat: 46.5286, lng: 10.4532, address: 'Passo dello Stelvio' };
/** The instant so many milliseconds from now, as the wire spells it. */
export const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
