import { answers, says } from './says.ts';
import { weeklyRide } from './weeklyRide.ts';

export const ridesOfWhiteRoad = weeklyRide(
  {
    groupKey: 'whiteRoad',
    weekday: 'SATURDAY',
    time: '08:30',
    location: 'Porta Nuova',
    type: 'gravel',
    speed: [13, 15],
    stops: 40,
  },
  [
    {
      authorKey: 'ferro',
      content:
        'Saturday, seven sectors, back for lunch or instead of it. Whoever has never ridden white roads gets my wheel and my spare tube, in that order.',
      tense: 'ahead',
      distance: 49.4,
      elevation: 3610,
      company: ['ferro', 'giulia'],
      neighbours: 2,
      waiting: ['kartograph', 'sanne'],
      talk: [
        says('chiara', 'I have bought gloves.', answers('ferro', 'Then you are ready.')),
        says('giulia', 'If nothing gives birth.'),
      ],
    },
    {
      authorKey: 'ferro',
      content: 'White roads, one puncture, nobody dropped. Thanks to everyone who rode out with the new faces.',
      picture: 'white-road-golden.webp',
      privacy: 'GROUP',
      tense: 'after',
      distance: 58.1,
      elevation: 2270,
      company: ['ferro', 'giulia', 'lorenzo', 'chiara'],
      talk: [
        says('chiara', 'I was a new face. Now I am a dusty one.'),
        says(
          'lorenzo',
          'The puncture was mine. First since the lira.',
          answers('ferro', 'We observed a minute of silence.'),
        ),
        says('demo', 'Counting the days.'),
      ],
      moments: [
        {
          authorKey: 'ferro',
          minutesAfterStart: 55,
          description: 'Sector two. The dust has not settled since the last tractor.',
          picture: 'white-road-noon.webp',
          place: { lat: 43.2486, lng: 11.4419, address: 'Monteaperti, Siena' },
        },
        {
          authorKey: 'chiara',
          minutesAfterStart: 128,
          description: 'Upright!',
          place: { lat: 43.3247, lng: 11.4691, address: 'Pianella' },
        },
        { authorKey: 'lorenzo', minutesAfterStart: 170, description: 'One patch, one cigarette that I did not smoke.' },
        { authorKey: 'giulia', minutesAfterStart: 214, description: 'A trough with cold water. The bull was polite.' },
      ],
    },
    {
      authorKey: 'giulia',
      content:
        'Two sectors more than promised, because Ferro cannot count and Lorenzo will not. I regret nothing from the hips up.',
      tense: 'after',
      distance: 61.3,
      elevation: 4480,
      company: ['giulia', 'ferro', 'lorenzo'],
      talk: [says('ferro', 'They were the same sector, from both ends.')],
    },
    {
      authorKey: 'lorenzo',
      content: 'Steel only this Saturday, for those who have it. The others may come and admire.',
      tense: 'ahead',
      distance: 38.5,
      elevation: 2790,
      company: ['lorenzo', 'ferro'],
      neighbours: 1,
      talk: [
        says('oldSpoke', 'I would come, if it were not for the sea.'),
        says('chiara', 'I will admire, with snacks.'),
      ],
    },
    {
      authorKey: 'chiara',
      content:
        'My first ride as the one who waits at the top. Nobody tells you how nice the view is when you are not the view.',
      picture: 'white-road-overcast.webp',
      tense: 'after',
      distance: 34.2,
      elevation: 2240,
      company: ['chiara', 'ferro', 'giulia'],
      talk: [says('hanna', 'Welcome to the other side.')],
    },
  ],
);
