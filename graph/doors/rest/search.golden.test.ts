import { goldenTests, refuses } from '../../test/golden.ts';
import { rideOf } from '../../test/goldenPosts.ts';
import { publicProfileOf } from '../../test/profileOf.ts';

const golden = goldenTests();
const nothing = { users: [], posts: [], groups: [], events: [] };
const search = (q: string) => () => ({ query: { q } });

golden('GET /api/search', [
  {
    it: 'finds members',
    ask: search('cleo'),
    status: 200,
    answers: ({ cleo }) => ({ ...nothing, users: [publicProfileOf(cleo)] }),
  },
  {
    it: 'finds posts',
    ask: search('coffee'),
    status: 200,
    answers: (world) => ({ ...nothing, posts: [rideOf(world)] }),
  },
  {
    it: 'finds groups, joined or not',
    by: 'ada',
    ask: search('climbers'),
    status: 200,
    answers: ({ group }) => ({
      ...nothing,
      groups: [
        {
          id: group.id,
          name: 'Climbers',
          description: 'Climbers rides',
          picture: null,
          memberCount: 1,
          isJoined: true,
        },
      ],
    }),
  },
  {
    it: 'finds events',
    ask: search('harbour'),
    status: 200,
    answers: ({ event }) => ({
      ...nothing,
      events: [
        {
          id: event.id,
          name: 'Harbour loop',
          date: 'Jun 1, 2087, 7:00 AM',
          participantCount: 1,
          registeredCount: 1,
          isActive: false,
          description: null,
          location: 'Harbour Gate',
        },
      ],
    }),
  },
  { it: 'finds nothing that one may not see', by: 'ben', ask: search('diary'), status: 200, answers: () => nothing },
  { it: 'answers four empty lists for a blank text', ask: search(' '), status: 200, answers: () => nothing },
  {
    it: 'is 400 for more than 200 characters',
    ask: search('x'.repeat(201)),
    ...refuses(400, 'q must have at most 200 characters'),
  },
]);
