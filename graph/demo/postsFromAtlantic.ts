import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Lighthouses, oysters, kitchens and tiles. */
export const postsFromAtlantic: readonly PlainPostScript[] = [
  {
    authorKey: 'yann',
    content:
      'At three in the morning every brevet asks you the same question. I find it does not require an answer, only a biscuit.',
    dayPart: 'night',
    talk: [
      says('solene', 'Which biscuit?', answers('yann', 'Butter. There is only one kind.')),
      says('ren', 'In Japan the question is asked by a vending machine, and it is warm.'),
      says('grace', 'I work at three in the morning. It asks me too.'),
    ],
  },
  {
    authorKey: 'yann',
    content: 'Rode past my old light at Saint-Mathieu. It is automatic now. It blinked, I blinked.',
    picture: 'coast-overcast.webp',
    dayPart: 'evening',
    talk: [
      says('ilyas', 'That is the best line I have read this week.'),
      says(
        'eleni',
        'How many years?',
        answers('yann', 'Twenty-two, and four months on a rock with a man who whistled.'),
      ),
    ],
  },
  {
    authorKey: 'yann',
    content:
      'Packing list for 400 km: two lights, two tubes, one wool jersey, one bag of salted caramels, no opinions about the weather.',
    groupKey: 'randonneurs',
    talk: [
      says('maeve', 'And for 100?', answers('yann', 'The caramels.')),
      says('inigo', 'Add a lemon. I am serious. At hour fifteen you bite into a lemon.'),
      says('pim', 'My students believe I invented you.'),
    ],
  },
  {
    authorKey: 'solene',
    content: 'Low tide at six, so the tractor first, then the bicycle. I smell of both and the dog cannot decide.',
    picture: 'coast-sunset.webp',
    dayPart: 'morning',
    talk: [says('lotte', 'Flour here, oysters there. We would be terrible company on a train.')],
  },
  {
    authorKey: 'solene',
    content:
      'Control point 4 was a launderette. The stamp was kept by a lady who was ironing. She looked at my shorts and said nothing, twice.',
    dayPart: 'night',
    talk: [says('yann', 'Plouha. She was there in 2009 also. The same silence.')],
  },
  {
    authorKey: 'solene',
    content:
      'Sixteen hours in the saddle, then a three-year-old nephew asked why I had not just taken the bus. I have been thinking about it ever since.',
    dayPart: 'evening',
    talk: [
      says(
        'margarida',
        'Because the bus does not stop for figs.',
        answers('solene', 'I will tell him. He likes figs.'),
      ),
    ],
  },
  {
    authorKey: 'inigo',
    content:
      'Jaizkibel before the market. Below me the boats came in with their lights on, above me nothing at all. Forty minutes of being nobody’s cook.',
    picture: 'coast-noon.webp',
    dayPart: 'morning',
    talk: [
      says('yijun', 'The same forty minutes here, with scooters.'),
      says('lotte', 'And what did the boats bring?', answers('inigo', 'Hake, and a very angry squid.')),
    ],
  },
  {
    authorKey: 'inigo',
    content: 'A bonk is only an unsalted soup. Eat before you are hungry, salt before you are sorry.',
    dayPart: 'midday',
    talk: [
      says('tomasz', 'Correct.'),
      says('chiara', 'I was sorry at kilometre 80. I had one gel, coconut. It made things worse morally.'),
    ],
  },
  {
    authorKey: 'inigo',
    content:
      'Crosswinds on the coast road, so I hid behind a fish van for six kilometres. I now know what was in it, in order of weight.',
    dayPart: 'morning',
    talk: [says('sanne', 'A van is also a waaier.')],
  },
  {
    authorKey: 'inigo',
    content:
      'Thirty-two covers tonight and my legs are still at the top of Erlaitz. If your turbot came with a faraway look, I apologise.',
    dayPart: 'night',
  },
  {
    authorKey: 'margarida',
    content:
      'One gear, 46×18, the whole of Porto. The tram drivers know me. One rings the bell when I have to get off and walk. It is a kind bell.',
    picture: 'bridge-noon.webp',
    dayPart: 'evening',
    talk: [
      says('jules', '46×18 up from the Ribeira? I take back everything I have said about my knees.'),
      says('kiri', 'Wellington cable car drivers do a small wave. Same language.'),
    ],
  },
  {
    authorKey: 'margarida',
    content:
      'Carried forty-eight tiles across the bridge in the front rack, wrapped in my winter. All whole. The winter is chipped.',
    dayPart: 'midday',
    talk: [
      says(
        'ilyas',
        'What tyre pressure for tiles?',
        answers('margarida', 'Soft, and no cobbles, so in Porto: soft, and a prayer.'),
      ),
    ],
  },
  {
    authorKey: 'margarida',
    content: 'Drew every hill in the city as one line, longest at the bottom. It looks like a person shrugging.',
    dayPart: 'evening',
    talk: [
      says('maeve', 'Would you sell a print?', answers('margarida', 'For you a tile. Come and carry it home.')),
      says('priya', 'As a chart person, I am moved.'),
    ],
  },
];
