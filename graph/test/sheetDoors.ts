import type { Caller } from './caller.ts';
import type { Made } from './factories.ts';

/** A sheet as both doors return it. */
export interface SheetFacts {
  riders: {
    user: { username: string };
    leads: boolean;
    isHere: boolean;
    tappedAt: string | null;
    rulesAcknowledged: boolean | null;
  }[];
  guests: { id: string; name: string; paceGroupId: string | null; isHere: boolean }[];
  waiting: { username: string }[];
  note: string | null;
  isOpen: boolean;
}

export interface SheetOutcome {
  code?: string;
  message?: string;
  sheet?: SheetFacts | null;
}

/** The pace group of a guest, when a leader names one. */
interface GroupOfGuest {
  paceGroupId?: string | null;
}

export interface Tap {
  riderId: string;
  isHere: boolean;
  at: string;
}

const fields = `riders { user { username } leads isHere tappedAt rulesAcknowledged } guests { id name paceGroupId isHere } waiting { username } note isOpen`;

interface Asking {
  caller: Caller;
  name: string;
  type: string;
  input: object;
}

async function change({ caller, name, type, input }: Asking): Promise<SheetOutcome> {
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { ride { sheet { ${fields} } } } }`;
  const { data, error } = await caller.query(text, { input });
  return error ?? { sheet: data[name].ride.sheet };
}

const ofRest = ({ status, body }: { status: number; body: SheetOutcome & SheetFacts }): SheetOutcome =>
  status >= 400 ? body : { sheet: body };

/** The verbs of the sheet of a ride in GraphQL and REST. */
export const sheetDoors = [
  {
    name: 'GraphQL',
    async read(caller: Caller, { id }: Made): Promise<SheetOutcome> {
      const text = `query ($id: ID!) { post(id: $id) { ride { sheet { ${fields} } } } }`;
      const { data } = await caller.query(text, { id });
      return { sheet: data.post?.ride.sheet ?? null };
    },
    tap: (caller: Caller, { id }: Made, taps: readonly Tap[]) =>
      change({ caller, name: 'checkInRiders', type: 'CheckInInput', input: { postId: id, taps } }),
    addGuest: (caller: Caller, { id }: Made, guestId: string, name: string, group: GroupOfGuest = {}) =>
      change({ caller, name: 'setRideGuest', type: 'RideGuestInput', input: { postId: id, guestId, name, ...group } }),
    async removeGuest(caller: Caller, { id }: Made, guestId: string): Promise<SheetOutcome> {
      const text = `mutation ($id: ID!, $guestId: ID!) {
        removeRideGuest(postId: $id, guestId: $guestId) { ride { sheet { ${fields} } } }
      }`;
      const { data, error } = await caller.query(text, { id, guestId });
      return error ?? { sheet: data.removeRideGuest.ride.sheet };
    },
    note: (caller: Caller, { id }: Made, note: string, replaces?: string) =>
      change({ caller, name: 'setLeaderNote', type: 'LeaderNoteInput', input: { postId: id, note, replaces } }),
    async attendance(caller: Caller, { id }: Made): Promise<string[] | null> {
      const text = 'query ($id: ID!) { post(id: $id) { ride { attendance(first: 9) { nodes { username } } } } }';
      const { data } = await caller.query(text, { id });
      const nodes: { username: string }[] | undefined = data.post?.ride.attendance?.nodes;
      return nodes?.map(({ username }) => username) ?? null;
    },
    async thank(caller: Caller, { id }: Made, text: string): Promise<SheetOutcome & { content?: string }> {
      const mutation = 'mutation ($input: ThankRidersInput!) { thankRiders(input: $input) { comment { content } } }';
      const { data, error } = await caller.query(mutation, { input: { postId: id, text } });
      return error ?? data.thankRiders.comment;
    },
  },
  {
    name: 'REST',
    async read(caller: Caller, { id }: Made): Promise<SheetOutcome> {
      const { status, body } = await caller.get(`/api/rides/${id}/sheet`);
      return { sheet: status === 200 ? body : null };
    },
    tap: async (caller: Caller, { id }: Made, taps: readonly Tap[]) =>
      ofRest(await caller.put(`/api/rides/${id}/check-ins`, { taps })),
    addGuest: async (caller: Caller, { id }: Made, guestId: string, name: string, group: GroupOfGuest = {}) =>
      ofRest(await caller.put(`/api/rides/${id}/guests/${guestId}`, { name, ...group })),
    removeGuest: async (caller: Caller, { id }: Made, guestId: string) =>
      ofRest(await caller.delete(`/api/rides/${id}/guests/${guestId}`)),
    note: async (caller: Caller, { id }: Made, note: string, replaces?: string) =>
      ofRest(await caller.put(`/api/rides/${id}/note`, { note, replaces })),
    async attendance(caller: Caller, { id }: Made): Promise<string[] | null> {
      const { status, body } = await caller.get(`/api/rides/${id}/attendance`);
      return status === 200 ? body.map(({ username }: { username: string }) => username) : null;
    },
    async thank(caller: Caller, { id }: Made, text: string): Promise<SheetOutcome & { content?: string }> {
      return (await caller.post(`/api/rides/${id}/thanks`, { text })).body;
    },
  },
];
