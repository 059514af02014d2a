import { answers, says } from './says.ts';
import { weeklyRide } from './weeklyRide.ts';

export const ridesOfDirtChurch = weeklyRide(
  {
    groupKey: 'dirtChurch',
    weekday: 'SUNDAY',
    time: '08:00',
    location: 'Kokopelli Trailhead',
    type: 'mountain',
    speed: [6.5, 8],
    stops: 45,
  },
  [
    {
      authorKey: 'marisol',
      content:
        'Service at eight. The reading is from the ledge, the hymn is your brakes, the collection is for drain number two. Loaners at 7:30, tassels first come.',
      tense: 'ahead',
      distance: 13.8,
      elevation: 1480,
      company: ['marisol', 'cody'],
      neighbours: 2,
      talk: [
        says('june', 'Tassels, please.', answers('marisol', 'Reserved. You earned them.')),
        says('wes', 'I am bringing nine wheels. Somebody leave with one.'),
      ],
    },
    {
      authorKey: 'cody',
      content:
        'Good dirt, hero dirt for one hour, then dust. Everyone found the new drain by not noticing it, which is the point of Gerald.',
      picture: 'canyon-noon.webp',
      tense: 'after',
      distance: 14.6,
      elevation: 1630,
      company: ['cody', 'marisol', 'june', 'wes'],
      talk: [
        says('jonas', 'Regards to Gerald.'),
        says('sam', 'Is there a picture?', answers('cody', 'There is water in him. He is shy.')),
      ],
      moments: [
        {
          authorKey: 'june',
          minutesAfterStart: 38,
          description: 'The drop, from above. It is smaller every week.',
          picture: 'canyon-dusk.webp',
          place: { lat: 39.1701, lng: -108.8012, address: 'Kokopelli Loops, Loma' },
        },
        { authorKey: 'wes', minutesAfterStart: 66, description: 'Plug number one.' },
        { authorKey: 'wes', minutesAfterStart: 81, description: 'Plug number two. Same hole, different attitude.' },
      ],
    },
    {
      authorKey: 'june',
      content:
        'Led the beginners’ bench for the first time. We walked everything twice, rode it once, and one of them cried in the good way. Possibly me.',
      tense: 'after',
      distance: 8.2,
      elevation: 780,
      company: ['june', 'marisol'],
      neighbours: 1,
      talk: [says('marisol', 'It was you.'), says('hanna', 'The good way is the only way.')],
    },
    {
      authorKey: 'wes',
      content:
        'Seventeen miles, three plugs, zero tubes. I am not saying I told you so, I am saying it is written on my jersey.',
      tense: 'after',
      distance: 17.1,
      elevation: 1890,
      company: ['wes', 'cody', 'marisol'],
      talk: [says('cody', 'Four plugs. I was behind you.')],
    },
  ],
);
