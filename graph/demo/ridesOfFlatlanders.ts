import { answers, says } from './says.ts';
import { weeklyRide } from './weeklyRide.ts';

export const ridesOfFlatlanders = weeklyRide(
  {
    groupKey: 'flatlanders',
    weekday: 'WEDNESDAY',
    time: '18:45',
    location: 'Oudekerk lock, Utrecht',
    type: 'road',
    speed: [18, 21],
    stops: 10,
  },
  [
    {
      authorKey: 'pim',
      content:
        'Wednesday along the Lek. South-west 5, so we learn something on the way out and are rewarded on the way back. Two lines, short turns, nobody above their station.',
      tense: 'ahead',
      distance: 36.7,
      elevation: 130,
      company: ['pim', 'sanne'],
      neighbours: 2,
      talk: [
        says(
          'ilyas',
          'Straight from work with the big bag. I am a wind shadow for two.',
          answers('pim', 'You ride third, and everyone will love you.'),
        ),
      ],
    },
    {
      authorKey: 'sanne',
      content: 'Nineteen minutes in one unbroken echelon. Nobody spoke. Afterwards nobody could stop.',
      picture: 'polder-golden.webp',
      tense: 'after',
      distance: 38.2,
      elevation: 140,
      company: ['sanne', 'pim', 'lotte', 'ilyas'],
      talk: [
        says('pim', 'I have told my wife about it twice. She has asked me to write it down instead.'),
        says('lotte', 'It felt like good dough.'),
      ],
      moments: [
        {
          authorKey: 'pim',
          minutesAfterStart: 41,
          description: 'Minute one of nineteen. We do not know it yet.',
          picture: 'polder-dusk.webp',
          place: { lat: 51.9473, lng: 4.8493, address: 'Lekdijk, Schoonhoven' },
        },
        { authorKey: 'lotte', minutesAfterStart: 112, description: 'Windmill, tailwind, no further questions.' },
      ],
    },
    {
      authorKey: 'pim',
      content:
        'Side wind drill on the long dyke. Bring a rear light that someone else can bear to look at for two hours.',
      tense: 'ahead',
      distance: 34.3,
      elevation: 120,
      company: ['pim', 'ilyas'],
      neighbours: 1,
    },
    {
      authorKey: 'ilyas',
      content:
        'I rode the whole thing on the work bike with the box off, and it did not want to turn left. We went round clockwise for my sake. Thank you, friends.',
      tense: 'after',
      distance: 32.9,
      elevation: 110,
      company: ['ilyas', 'pim', 'sanne'],
      talk: [says('aoife', 'Mine will not turn right. We could share a roundabout.')],
    },
    {
      authorKey: 'lotte',
      content:
        'I brought forty rice cakes and went home with none and a full set of apologies for last week. This club runs on butter.',
      tense: 'after',
      distance: 37.5,
      elevation: 150,
      company: ['lotte', 'pim', 'sanne'],
      talk: [
        says('sanne', 'I had four. I am captain, it is tactical.'),
        says('demo', 'What happened last week?', answers('lotte', 'A town sign.')),
      ],
    },
  ],
);
