import type { Member } from './factories.ts';

/** A member as they see themselves who have only just signed up, but for some facts. */
export const profileOf = ({ id, username }: Member, facts: object = {}) => ({
  id,
  username,
  displayName: username,
  bio: null,
  location: null,
  email: null,
  phone: null,
  profilePicture: null,
  monthlyGoal: 250,
  unitsPreference: 'imperial',
  timeZone: null,
  ...facts,
});

/** The public part of a profile. */
export function publicProfileOf(member: Member, facts: object = {}) {
  const { location, email, phone, monthlyGoal, ...open } = profileOf(member, facts);
  return open;
}
