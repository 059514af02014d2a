/** The limits of input: lengths in characters, distances and radii in miles, climbs in feet. Inputs enforce them, and GraphQL and REST describe them. */
export const inputLimits = {
  post: { content: 10_000, pictures: 10 },
  comment: { content: 2_000 },
  ride: {
    distance: 100_000,
    elevation: 1_000_000,
    location: 200,
    type: 40,
    pace: 100,
    duration: 100,
    calledOffReason: 300,
    coLeaders: 5,
    paceGroups: 4,
    paceGroupName: 60,
    /** In miles an hour. */
    speed: 100,
    places: 10_000,
    guests: 20,
    guestName: 60,
    leaderNote: 2_000,
    /** Taps that one request can send. */
    taps: 100,
    thanks: 300,
  },
  moment: { description: 2_000, address: 300 },
  event: {
    title: 200,
    description: 5_000,
    location: 200,
    difficulty: 40,
    durationMinutes: 43_200,
    distance: 100_000,
    maxParticipants: 1_000_000,
    calledOffReason: 300,
  },
  group: {
    name: 100,
    description: 2_000,
    organisers: 20,
    announcement: 500,
    invitations: 50,
    invitationUses: 1_000,
    invitationDays: 30,
  },
  zone: { label: 50, latitude: 85, radius: { least: 0.1, most: 5 } },
  emergency: { contactName: 100, contactPhone: 40, medicalNote: 1_000 },
  picture: { alt: 1_000 },
  application: { words: 1_000 },
  invitation: { uses: 1_000, days: 365, addresses: 100, address: 254 },
  instance: { name: 50, text: 20_000, announcement: 500, address: 2_048 },
  report: { reason: 1_000, note: 1_000 },
  takedown: { words: 1_000, appeal: 1_000 },
  accessToken: { name: 50 },
  user: { displayName: 50, bio: 500, location: 100, phone: 40 },
} as const;

/** A limit as descriptions and messages spell it: `10,000`. */
export const spelled = (limit: number): string => limit.toLocaleString('en');
