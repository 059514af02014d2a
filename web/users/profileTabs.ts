export type ProfileTab = 'posts' | 'rides' | 'photos';

/** The tabs of a profile: the posts, rides and photos of its member. */
export const profileTabs: readonly { value: ProfileTab; label: string }[] = [
  { value: 'posts', label: 'Posts' },
  { value: 'rides', label: 'Rides' },
  { value: 'photos', label: 'Photos' },
];
