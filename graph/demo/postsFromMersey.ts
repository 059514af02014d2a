import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** The coast, the boards and the city after dark. */
export const postsFromMersey: readonly PlainPostScript[] = [
  {
    authorKey: 'maeve',
    content:
      'Coast road to ourselves this morning. Tailwind out, headwind home, and @tomasz_r found the bakery before any of us found our legs.',
    picture: 'coast-noon.webp',
    minutesAgo: 118,
    talk: [
      says('tomasz', 'It was on the map.', answers('maeve', 'It was on your map. You drew it on.')),
      says('hanna', 'Was it the one with the blue door? They keep a chair for me.'),
      says(
        'demo',
        'I was at my desk, looking at the same wind from the wrong side of the glass.',
        answers('maeve', 'Wednesday, same wind, no excuses.'),
      ),
      says('aoife', 'Is the sea wall surface fine with a trailer?'),
    ],
  },
  {
    authorKey: 'maeve',
    content:
      'Thirty-six frames on one roll, and thirty-one of them are of other people’s back wheels. I should ride at the front more, or buy a wider lens.',
    dayPart: 'evening',
    talk: [
      says(
        'jules',
        'My back wheel would like prints.',
        answers('maeve', 'Your back wheel is blurred in all nine. Slow down and be art.'),
      ),
      says(
        'ren',
        'What film? The light in the last ones was very soft.',
        answers('maeve', 'Expired 200, kept in a bar bag through two winters. Not recommended, highly recommended.'),
      ),
    ],
  },
  {
    authorKey: 'maeve',
    content: 'Swam before, rode after. There is still sand in the headset and I am choosing to call it a souvenir.',
    picture: 'coast-morning.webp',
    dayPart: 'morning',
    talk: [says('oldSpoke', 'You can call it what you like. It will call you back by March.')],
  },
  {
    authorKey: 'maeve',
    content:
      'What pressure are you all running for wet gravel on 40s? I slid through a corner today with more grace than grip.',
    dayPart: 'evening',
    talk: [
      says(
        'sam',
        '28 front, 30 rear for your weight. Two less if it is clay.',
        answers('maeve', 'It was clay. It was all clay. I am partly clay.'),
      ),
      says('jonas', 'Lower than you dare, then look where you want to go, not at the puddle.'),
      says('grace', 'I would like it noted that I had nothing to do with it.'),
    ],
  },
  {
    authorKey: 'maeve',
    content:
      'The tide table says 6:40, the café says 8:00. What is a person supposed to do with eighty minutes and a bicycle? I have some ideas.',
    dayPart: 'night',
  },
  {
    authorKey: 'jules',
    content: 'New chainring, 51. My knees have sent a letter.',
    picture: 'velodrome-noon.webp',
    dayPart: 'evening',
    talk: [
      says(
        'wanjiru',
        'What did you run before?',
        answers('jules', '49. Two teeth, and I can feel each of them personally.'),
      ),
      says('oldSpoke', 'I raced 47×15 all my life and my knees write to nobody.'),
    ],
  },
  {
    authorKey: 'jules',
    content: 'Standing start practice, session six. Coach says I leave the gate like someone looking for their keys.',
    dayPart: 'night',
    talk: [
      says(
        'demo',
        'In fairness, you often are.',
        answers('jules', 'They were in the helmet. They are always in the helmet.'),
      ),
    ],
  },
  {
    authorKey: 'jules',
    content:
      'Spare place on the train to the velodrome on Tuesday, and a spare skinsuit if you are brave and exactly 1.82.',
    groupKey: 'nightShift',
    privacy: 'GROUP',
    talk: [says('priya', 'Brave, and exactly 1.61.'), says('demo', 'I will take the seat and leave you the skinsuit.')],
  },
  {
    authorKey: 'jules',
    content:
      'Everyone says ride slower to get faster. I rode so slowly today that a jogger asked me for directions. I await results.',
    dayPart: 'morning',
    talk: [says('mateo', 'Twelve weeks. Then you will ask the jogger.')],
  },
  {
    authorKey: 'grace',
    content:
      'Light check for Thursday: white at the front, red at the back, something reflective that moves. I carry two spare rears in my bag and I would like to bring both home again.',
    groupKey: 'nightShift',
    talk: [
      says(
        'mirela',
        'And please point the front one at the road. Not at the moon, not at my eyes.',
        answers('grace', 'Our expert has spoken. A thumb’s width below level, everyone.'),
      ),
      says('ilyas', 'Ankle bands. Nothing else moves as much.'),
    ],
  },
  {
    authorKey: 'grace',
    content:
      'Rode over the water at one in the morning between two ambulances’ worth of other people’s bad luck. The river did not care, which helped.',
    picture: 'bridge-dusk.webp',
    dayPart: 'night',
    talk: [
      says('hanna', 'Call me when you wake up. I have buns.'),
      says('june', 'Different river, same hour. It does help.'),
    ],
  },
  {
    authorKey: 'grace',
    content:
      'My mother, on the phone from Gozo: “You ride at night? With the cars?” No, Ma. With Marcus and Ruth, on a tandem with eleven lights. The cars ride around us.',
    dayPart: 'midday',
    talk: [says('marcus', 'Twelve. Ruth has put one on my helmet that I cannot switch off.')],
  },
  {
    authorKey: 'grace',
    content:
      'Found: one very small blue mitten on the prom, near the lifeboat station. Owner presumably also very small. It is on the railing, waving.',
    dayPart: 'morning',
    talk: [
      says(
        'aoife',
        'That is ours! He has been riding with a sock since Saturday.',
        answers('grace', 'It will be in my pocket on Thursday.'),
      ),
    ],
  },
];
