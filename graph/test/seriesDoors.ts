import type { Caller } from './caller.ts';

/** The result of a call about a series, from GraphQL or REST. */
export interface SeriesOutcome {
  fault: { code: string; message: string } | null;
  rule?: string;
  isJoined?: boolean;
  dates?: readonly SeriesDate[];
}

export interface SeriesDate {
  postId: string;
  date: string;
  time: string;
  isCalledOff: boolean;
  isParticipating: boolean;
  count: number;
}

export interface SeriesDoor {
  name: string;
  create(caller: Caller, input: object): Promise<{ fault: SeriesOutcome['fault']; id: string }>;
  update(caller: Caller, postId: string, changes: object): Promise<SeriesOutcome['fault']>;
  read(caller: Caller, postId: string): Promise<SeriesOutcome>;
  join(caller: Caller, postId: string, paceGroupId?: string): Promise<SeriesOutcome['fault']>;
  leave(caller: Caller, postId: string, userId: string): Promise<SeriesOutcome['fault']>;
  extend(caller: Caller, postId: string, until: string): Promise<SeriesOutcome>;
}

const series = `series { id rule viewerHasJoined dates {
  postId date time calledOffAt viewerIsParticipating participantCount
} }`;

interface SeriesAnswer {
  rule: string;
  viewerHasJoined: boolean;
  dates: readonly (Pick<SeriesDate, 'postId' | 'date' | 'time'> & {
    calledOffAt: string | null;
    viewerIsParticipating: boolean;
    participantCount: number;
  })[];
}

function ofGraphQL(ride: { series: SeriesAnswer | null } | null): Omit<SeriesOutcome, 'fault'> {
  if (!ride?.series) return {};
  const { rule, viewerHasJoined, dates } = ride.series;
  return {
    rule,
    isJoined: viewerHasJoined,
    dates: dates.map(({ calledOffAt, viewerIsParticipating, participantCount, ...date }) => ({
      ...date,
      isCalledOff: calledOffAt !== null,
      isParticipating: viewerIsParticipating,
      count: participantCount,
    })),
  };
}

type RestAnswer = Required<Pick<SeriesOutcome, 'rule' | 'isJoined' | 'dates'>> & NonNullable<SeriesOutcome['fault']>;

const ofRest = ({ status, body }: { status: number; body: RestAnswer }): SeriesOutcome =>
  status < 400 ? { fault: null, rule: body.rule, isJoined: body.isJoined, dates: body.dates } : { fault: body };

/** The same verbs of series in GraphQL and REST. */
export const seriesDoors: readonly SeriesDoor[] = [
  {
    name: 'GraphQL',
    async create(caller, { rideData, ...input }: { rideData?: object }) {
      const text = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }';
      const { data, error } = await caller.query(text, { input: { content: 'Loop', ...input, ride: rideData } });
      return { fault: error, id: data?.createPost?.post.id ?? '' };
    },
    async update(caller, postId, { rideData, ...changes }: { rideData?: object }) {
      const text = 'mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { id } } }';
      return (await caller.query(text, { input: { postId, ...changes, ride: rideData } })).error;
    },
    async read(caller, id) {
      const { data, error } = await caller.query(`query ($id: ID!) { post(id: $id) { id ride { id ${series} } } }`, {
        id,
      });
      return { fault: error, ...ofGraphQL(data?.post?.ride) };
    },
    join: async (caller, id, paceGroupId) =>
      (await caller.query(participation, { id, participating: true, paceGroupId })).error,
    leave: async (caller, id) => (await caller.query(participation, { id, participating: false })).error,
    async extend(caller, postId, until) {
      const text = `mutation ($input: ExtendSeriesInput!) { extendSeries(input: $input) { post { id ride { id ${series} } } } }`;
      const { data, error } = await caller.query(text, { input: { postId, until } });
      return { fault: error, ...ofGraphQL(data?.extendSeries?.post.ride) };
    },
  },
  {
    name: 'REST',
    async create(caller, input) {
      const { status, body } = await caller.post('/api/posts', { content: 'Loop', isRide: true, ...input });
      return status < 400 ? { fault: null, id: body.id } : { fault: body, id: '' };
    },
    update: async (caller, id, changes) => ofRest(await caller.put(`/api/posts/${id}`, changes)).fault,
    read: async (caller, id) => ofRest(await caller.get(`/api/rides/${id}/series`)),
    join: async (caller, id, paceGroupId) =>
      ofRest(await caller.post(`/api/rides/${id}/series/join`, { paceGroupId })).fault,
    leave: async (caller, id, userId) => ofRest(await caller.delete(`/api/rides/${id}/series/leave/${userId}`)).fault,
    extend: async (caller, id, until) => ofRest(await caller.patch(`/api/rides/${id}/series`, { until })),
  },
];

const participation = `mutation ($id: ID!, $participating: Boolean!, $paceGroupId: ID) {
  setSeriesParticipation(postId: $id, participating: $participating, paceGroupId: $paceGroupId) { ride { id } viewer { id } }
}`;
