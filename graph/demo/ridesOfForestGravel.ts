import { answers, says } from './says.ts';
import { weeklyRide } from './weeklyRide.ts';

export const ridesOfForestGravel = weeklyRide(
  {
    groupKey: 'forestGravel',
    weekday: 'SATURDAY',
    time: '09:00',
    location: 'North Gate',
    type: 'gravel',
    speed: [11, 13],
    stops: 30,
  },
  [
    {
      authorKey: 'jonas',
      content:
        'Saturday by the spring and the Rosskopf tower, all paces. There is a new gate. It is green. I am telling you now.',
      tense: 'ahead',
      distance: 26.1,
      elevation: 2890,
      company: ['jonas', 'olena'],
      neighbours: 2,
      calledOff: 'Storm damage: the forest road is closed until Monday. The gate is fine.',
      talk: [
        says('kartograph', 'The gate is on the map since yesterday, with its colour.'),
        says(
          'pim',
          'I have a train ticket and a borrowed bike with gears. All of them, I hope.',
          answers('jonas', 'You will meet them one by one.'),
        ),
      ],
    },
    {
      authorKey: 'olena',
      content:
        'Today I rode in front for one whole valley. At the end Jonas said “sauber”. I looked it up. It means clean, and also well done. I was not clean.',
      picture: 'forest-golden.webp',
      tense: 'after',
      distance: 23.6,
      elevation: 2510,
      company: ['olena', 'jonas', 'mirela', 'kartograph'],
      talk: [says('jonas', 'Sauber gefahren.'), says('mirela', 'She took the Umlaufsperre in one go. I was there.')],
      moments: [
        {
          authorKey: 'olena',
          minutesAfterStart: 60,
          description: 'A whole valley, and nobody in front of me.',
          picture: 'forest-morning.webp',
          place: { lat: 48.0113, lng: 7.9027, address: 'Rosskopf, Freiburg' },
        },
        {
          authorKey: 'kartograph',
          minutesAfterStart: 95,
          description: 'Unmapped bench. Mapped.',
          place: { lat: 48.0242, lng: 7.9411, address: 'Streckereck' },
        },
      ],
    },
    {
      authorKey: 'kartograph',
      content:
        'We closed the last gap in the Glottertal today: 340 metres of grass that appeared on no map but mine. Seven witnesses, one of them a cow.',
      tense: 'after',
      distance: 29.8,
      elevation: 3340,
      company: ['kartograph', 'jonas', 'mirela'],
      talk: [
        says('tomasz', 'Congratulations.'),
        says('eleni', 'How many remain?', answers('kartograph', '211 km and 660 m.')),
      ],
    },
    {
      authorKey: 'mirela',
      content:
        'Lights-on ride, home through the firs. I had asked everyone to dim on the climbs and for ten minutes there were stars.',
      picture: 'forest-dusk.webp',
      tense: 'after',
      distance: 21.4,
      elevation: 2180,
      company: ['mirela', 'jonas', 'olena'],
      neighbours: 1,
    },
  ],
);
