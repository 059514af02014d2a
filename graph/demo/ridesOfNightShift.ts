import { answers, says } from './says.ts';
import { weeklyRide } from './weeklyRide.ts';

export const ridesOfNightShift = weeklyRide(
  {
    groupKey: 'nightShift',
    weekday: 'THURSDAY',
    time: '20:15',
    location: 'Ferry Terminal, Liverpool',
    type: 'hybrid',
    speed: [12, 14],
    stops: 25,
  },
  [
    {
      authorKey: 'grace',
      content:
        'Thursday loop: docks, prom, chips, home by eleven. I am bringing the loud bell for the tunnel, because last time was not loud enough.',
      tense: 'ahead',
      distance: 19.4,
      elevation: 310,
      company: ['grace', 'jules'],
      neighbours: 5,
      talk: [
        says('demo', 'Which chips?', answers('grace', 'The correct ones.')),
        says('marcus', 'We shall be the bright object at the rear.'),
        says('kiri', 'Think of us, it is breakfast here.'),
      ],
    },
    {
      authorKey: 'jules',
      content:
        'Docks at night, dead calm, every lamp twice. I did not sprint for anything and I should like that written down.',
      picture: 'bridge-dusk.webp',
      tense: 'after',
      distance: 18.7,
      elevation: 280,
      company: ['jules', 'demo', 'grace', 'marcus'],
      neighbours: 3,
      talk: [
        says(
          'grace',
          'You sprinted for the chip shop.',
          answers('jules', 'That was hunger. It is a different discipline.'),
        ),
        says('ilyas', 'I would like to bring my harbour to meet your harbour.'),
      ],
      moments: [
        {
          authorKey: 'grace',
          minutesAfterStart: 34,
          description: 'Tunnel. The bell is loud enough.',
          place: { lat: 53.4125, lng: -2.9986, address: 'Waterloo Dock, Liverpool' },
        },
        {
          authorKey: 'demo',
          minutesAfterStart: 79,
          description: 'Chips on the sea wall. Correct ones.',
          picture: 'cafe-dusk.webp',
          place: { lat: 53.4386, lng: -3.0381, address: 'Marine Promenade, New Brighton' },
        },
      ],
    },
    {
      authorKey: 'priya',
      content:
        'Tonight’s average was 12.9 mph including one (1) stop to admire a crane. I have logged the crane under scenery.',
      tense: 'after',
      distance: 17.9,
      elevation: 260,
      company: ['priya', 'grace', 'hanna'],
      neighbours: 2,
      privacy: 'GROUP',
    },
    {
      authorKey: 'grace',
      content: 'Lamps charged, jackets bright, no heroes. We go through Sefton Park while the owls are still arguing.',
      tense: 'ahead',
      distance: 21.3,
      elevation: 420,
      company: ['grace', 'demo', 'jules'],
      neighbours: 3,
      talk: [says('hanna', 'Coming straight from the ward. May be asleep by the second owl.')],
    },
    {
      authorKey: 'hanna',
      content:
        'Fog so thick that we rode by the sound of each other’s freewheels. Six started, six finished, four were where I thought they were.',
      picture: 'forest-overcast.webp',
      tense: 'after',
      distance: 15.2,
      elevation: 240,
      company: ['hanna', 'grace', 'priya', 'maeve'],
      neighbours: 2,
      talk: [
        says('mirela', 'With your beam down, I hope.', answers('hanna', 'Down, and amber. You have converted us.')),
      ],
    },
    {
      authorKey: 'marcus',
      content:
        'The ferry captain sounded his horn for Ruth, who sounded ours back. Ours is a rubber duck. He did it again.',
      tense: 'after',
      distance: 20.1,
      elevation: 330,
      company: ['marcus', 'grace', 'demo'],
      neighbours: 3,
      talk: [says('grace', 'He has asked at the gate when you are next on.')],
    },
  ],
);
