import { answers, says } from './says.ts';
import { weeklyRide } from './weeklyRide.ts';

export const ridesOfSundaySpinners = weeklyRide(
  {
    groupKey: 'spinners',
    weekday: 'SUNDAY',
    time: '07:00',
    location: 'Mill Square',
    type: 'road',
    speed: [13, 15],
    stops: 35,
  },
  [
    {
      authorKey: 'hanna',
      content:
        'Sunday as always: weir, lock, home. I have the yellow vest and the pump. If it is your first time, ride beside me and we will start with the easy questions.',
      tense: 'ahead',
      distance: 28,
      elevation: 720,
      company: ['hanna', 'demo', 'maeve'],
      neighbours: 6,
      weeks: 12,
      talk: [
        says(
          'aoife',
          'Can I bring a nine-year-old on a proper bike? She does 12 on the flat and does not stop talking.',
          answers('hanna', 'She will be the most popular person there.'),
        ),
        says('marcus', 'Two of us, one bicycle. Count us as you like.'),
      ],
    },
    {
      authorKey: 'maeve',
      content:
        'Twelve out, twelve home, one bakery slightly emptier. The new surface past Farndon is so smooth that conversation had to fill in for the vibration.',
      picture: 'cafe-golden.webp',
      tense: 'after',
      distance: 31.2,
      elevation: 810,
      company: ['maeve', 'demo', 'hanna', 'oldSpoke'],
      neighbours: 5,
      talk: [
        says('oldSpoke', 'I counted one rattle. It was mine and it is dealt with.'),
        says(
          'demo',
          'The apple thing. What was the apple thing called?',
          answers('maeve', 'An apple thing. The lady said so herself.'),
        ),
      ],
      moments: [
        {
          authorKey: 'demo',
          minutesAfterStart: 48,
          description: 'First regroup at the weir. Nobody lost, one glove found.',
          place: { lat: 53.1866, lng: -2.8889, address: 'The Weir, Chester' },
        },
        {
          authorKey: 'maeve',
          minutesAfterStart: 102,
          description: 'Light on the water past Farndon, exactly four minutes of it.',
          picture: 'lake-golden.webp',
          place: { lat: 53.0838, lng: -2.8752, address: 'Farndon Bridge' },
        },
        { authorKey: 'hanna', minutesAfterStart: 150, description: 'Last three in, smiling. Vest off.' },
      ],
    },
    {
      authorKey: 'tomasz',
      content:
        'Sunday: usual start. Out by Malpas this time, one hill more than last week, and it has a view. Regroup at the top, not at the shop.',
      tense: 'ahead',
      distance: 33.5,
      elevation: 1240,
      company: ['tomasz', 'demo', 'dafydd'],
      neighbours: 5,
      talk: [
        says('hanna', 'Some of us will regroup at the shop and call it tactics.'),
        says('priya', 'One hill more than last week is an arithmetic progression. I can see where this goes.'),
      ],
    },
    {
      authorKey: 'hanna',
      content:
        'Rain from the first bend to the last, and fourteen people came all the same. I have never served so much tea to so many puddles.',
      picture: 'moor-overcast.webp',
      tense: 'after',
      distance: 26.4,
      elevation: 640,
      company: ['hanna', 'aoife', 'priya', 'grace'],
      neighbours: 5,
      talk: [
        says('grace', 'My shoes have their own weather now.'),
        says('priya', 'Rain gauge at home: 11.2 mm. Personal gauge: all of it.'),
      ],
    },
    {
      authorKey: 'oldSpoke',
      content:
        'I led, so we went at the pace of civilisation. Two punctures, both mended in under six minutes, both by people who could not do it in spring.',
      tense: 'after',
      distance: 24.8,
      elevation: 590,
      company: ['oldSpoke', 'demo', 'hanna', 'marcus'],
      neighbours: 4,
      talk: [says('demo', 'One of those people was me and I have not stopped mentioning it.')],
      moments: [
        {
          authorKey: 'oldSpoke',
          minutesAfterStart: 64,
          description: 'Pupil at work. Five minutes forty, no swearing.',
          place: { lat: 53.0989, lng: -2.7852, address: 'Tattenhall, village green' },
        },
      ],
    },
    {
      authorKey: 'maeve',
      content:
        'Out to Parkgate for the marsh and the ice cream. The wind will be behind us first, which is how it lulls you.',
      tense: 'ahead',
      distance: 35.1,
      elevation: 900,
      company: ['maeve', 'jules', 'sam'],
      neighbours: 5,
      talk: [
        says('jules', 'I will do the front on the way back, for two scoops.', answers('maeve', 'Done. In writing.')),
      ],
    },
    {
      authorKey: 'marcus',
      content:
        'Our turn to lead, which means you all learned what a tandem does downhill. Ruth apologises for nothing and asks when the next one is.',
      tense: 'after',
      distance: 29.7,
      elevation: 1010,
      company: ['marcus', 'demo', 'hanna', 'priya'],
      neighbours: 4,
      moments: [
        {
          authorKey: 'marcus',
          minutesAfterStart: 71,
          description: '44 mph on the way down from Helsby. Ruth: “Is that all?”',
          place: { lat: 53.2743, lng: -2.7686, address: 'Helsby Hill' },
        },
      ],
    },
    {
      authorKey: 'tomasz',
      content:
        'Eleven riders, three languages, one dog that joined at Holt and left us at Shocklach with visible regret.',
      tense: 'after',
      distance: 30.3,
      elevation: 760,
      company: ['tomasz', 'maeve', 'dafydd'],
      neighbours: 6,
      talk: [says('hanna', 'I miss that dog.'), says('dafydd', 'He had a very even cadence.')],
    },
    {
      authorKey: 'hanna',
      content:
        'First ride for four people today. One asked when the hard part starts. It was over. Look after that feeling.',
      tense: 'after',
      distance: 22.5,
      elevation: 480,
      company: ['hanna', 'oldSpoke', 'aoife'],
      neighbours: 5,
    },
  ],
);
