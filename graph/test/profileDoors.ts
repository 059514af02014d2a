import type { Caller } from './caller.ts';

/** The result of changing a profile, from GraphQL or REST. */
export interface ProfileOutcome {
  /** The code and message of the error, or null. */
  fault: { code: string; message: string } | null;
  /** The member with REST's field names. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  user: any;
}

export interface ProfileDoor {
  name: string;
  update(caller: Caller, id: string, changes: Record<string, unknown>): Promise<ProfileOutcome>;
}

export const profileFields =
  'id username displayName bio location email phone profilePicture monthlyGoal unitsPreference timeZone';
const updateDocument = `mutation ($input: UpdateProfileInput!) {
  updateProfile(input: $input) { user { ${profileFields} } }
}`;

/** The same verb in GraphQL and REST. */
export const profileDoors: ProfileDoor[] = [
  {
    name: 'GraphQL',
    async update(caller, _id, changes) {
      const { unitsPreference } = changes;
      const spelled = typeof unitsPreference === 'string' ? { unitsPreference: unitsPreference.toUpperCase() } : {};
      const { data, error } = await caller.query(updateDocument, { input: { ...changes, ...spelled } });
      if (error) return { fault: { code: error.code, message: error.message }, user: null };
      const { user } = data.updateProfile;
      return { fault: null, user: { ...user, unitsPreference: user.unitsPreference.toLowerCase() } };
    },
  },
  {
    name: 'REST',
    async update(caller, id, changes) {
      const { status, body } = await caller.patch(`/api/users/${id}`, changes);
      return status === 200 ? { fault: null, user: body } : { fault: body, user: null };
    },
  },
];
