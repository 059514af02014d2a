interface Place {
  /** The keys, one after the other. */
  keys: readonly string[];
  label: string;
  to: string;
}

/** The keys that open a page. */
export const placeShortcuts: readonly Place[] = [
  { keys: ['g', 'h'], label: 'Home', to: '/' },
  { keys: ['g', 'e'], label: 'Explore', to: '/explore' },
  { keys: ['g', 'g'], label: 'Groups', to: '/groups' },
  { keys: ['g', 'v'], label: 'Events', to: '/events' },
  { keys: ['g', 'r'], label: 'My rides', to: '/rides' },
  { keys: ['g', 'n'], label: 'Notifications', to: '/notifications' },
  { keys: ['g', 'p'], label: 'Profile', to: '/profile' },
  { keys: ['g', 's'], label: 'Settings', to: '/settings' },
];

/** The keys that do something on every page. */
export const actionShortcuts = [
  { keys: ['/'], label: 'Search' },
  { keys: ['n'], label: 'New post' },
  { keys: ['?'], label: 'This list' },
] as const;
