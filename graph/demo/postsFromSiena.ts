import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** White roads, steep farm tracks and a stonemason. */
export const postsFromSiena: readonly PlainPostScript[] = [
  {
    authorKey: 'ferro',
    content: 'A white road is not a surface. It is a conversation with last week’s weather.',
    picture: 'white-road-golden.webp',
    dayPart: 'evening',
    talk: [
      says(
        'lorenzo',
        'It is crushed limestone, 20 to 40 millimetres, badly rolled.',
        answers('ferro', 'Thank you, Lorenzo.'),
      ),
      says('demo', 'And what did last week’s weather say?', answers('ferro', 'It said: slowly, and in the middle.')),
    ],
  },
  {
    authorKey: 'ferro',
    content:
      'They have graded the sector after the cypresses. Smooth as a table. I am in mourning until the first tractor.',
    dayPart: 'midday',
    talk: [
      says(
        'chiara',
        'I might finally stay upright on it?',
        answers('ferro', 'Then ride it today. The tractor comes on Monday.'),
      ),
    ],
  },
  {
    authorKey: 'ferro',
    content: 'A guest asked me how far it is to lunch. I said two climbs. He asked in kilometres. I said two climbs.',
    dayPart: 'evening',
    talk: [says('mateo', 'This man knows distance.'), says('priya', 'I would have needed the kilometres.')],
  },
  {
    authorKey: 'ferro',
    content:
      'To the White Road Society: the ford is thigh-deep. Anyone who says knee-deep is either a liar or Lorenzo, who went around.',
    groupKey: 'whiteRoad',
    privacy: 'GROUP',
    talk: [
      says('lorenzo', 'I have leather shoes.'),
      says('solene', 'Thigh-deep on whom?', answers('ferro', 'On me, so waist-deep on Chiara.')),
    ],
  },
  {
    authorKey: 'giulia',
    content:
      'Called out at four for a mare in Radda, done by seven, home over Volpaia with mist in every valley. Two patients are doing well. One is my left knee.',
    picture: 'white-road-morning.webp',
    dayPart: 'morning',
    talk: [
      says('ferro', 'A filly?', answers('giulia', 'A filly. She stood up before I did.')),
      says('june', 'I envy you patients who kick honestly.'),
    ],
  },
  {
    authorKey: 'giulia',
    content: 'The shepherd’s dog has decided that I am a sheep with a deadline. Best interval session of the month.',
    dayPart: 'evening',
    talk: [
      says('dafydd', 'Ours only want to lead.'),
      says(
        'kiri',
        'Squirt of water on the nose, firm voice, do not look back.',
        answers('giulia', 'I am a vet. I did all of that. He brought a colleague.'),
      ),
    ],
  },
  {
    authorKey: 'giulia',
    content:
      'Compact or subcompact, you ask. Here is my answer: on the ramp at Monteriggioni nobody has ever said “if only this gear were harder”.',
    dayPart: 'midday',
  },
  {
    authorKey: 'giulia',
    content:
      'Weighed my emergency kit against my bicycle. The kit won. It includes a calving rope, so at least I can be towed.',
    dayPart: 'night',
    talk: [says('tomasz', 'How much soup fits in it?', answers('giulia', 'Tomasz, I like how you think.'))],
  },
  {
    authorKey: 'lorenzo',
    content:
      'Saddle number three, the same leather since 1983. It has taken my shape, or I have taken its. My wife has a theory.',
    dayPart: 'morning',
    talk: [
      says(
        'oldSpoke',
        'Proofide twice a year and never lend it.',
        answers('lorenzo', 'Never. I would sooner lend the car.'),
        answers('oldSpoke', 'You have no car.'),
        answers('lorenzo', 'Exactly.'),
      ),
      says('margarida', 'I want to draw this saddle.'),
    ],
  },
  {
    authorKey: 'lorenzo',
    content: 'The wall by the third sector is mine. 1991. Please do not lean carbon on it, it makes the wall look old.',
    picture: 'white-road-morning.webp',
    dayPart: 'evening',
    talk: [
      says('sam', 'Is it alberese?', answers('lorenzo', 'Of course. With a little macigno where the money ended.')),
    ],
  },
  {
    authorKey: 'lorenzo',
    content: 'Young people ask me about nutrition. Bread, oil, salt, a tomato. In a cloth, not in a tube.',
    dayPart: 'midday',
    talk: [
      says(
        'inigo',
        'And the bread from yesterday.',
        answers('lorenzo', 'Always from yesterday. Today’s is for people who sit down.'),
      ),
      says('lotte', 'I feel a small professional objection, and also agreement.'),
    ],
  },
  {
    authorKey: 'chiara',
    content:
      'Day one on 40 mm tyres: fell off standing still, in front of the cathedral, beside a school class. They applauded. I bowed. One asked for an autograph.',
    dayPart: 'midday',
    talk: [
      says('ferro', 'Everyone falls there. The stones are polished by eight hundred years of pilgrims and Chiara.'),
      says('june', 'Elbow?', answers('chiara', 'A small flower of a bruise. Purple with a yellow centre.')),
      says('hanna', 'You clip in again the next day and you are one of us.'),
    ],
  },
  {
    authorKey: 'chiara',
    content: 'Roman law by day, Roman road by evening. One of them has been maintained.',
    dayPart: 'evening',
    talk: [says('eleni', 'I dare not ask which.')],
  },
  {
    authorKey: 'chiara',
    content:
      'I have ridden 62 miles in one day. It said so on the little screen and I made a stranger photograph it. Thirty-eight to go. @hanna_wheels, prepare the bunting.',
    groupKey: 'firstHundred',
    talk: [
      says(
        'hanna',
        'The bunting is out. What hurt?',
        answers('chiara', 'Hands, at fifty. Then everything, democratically.'),
      ),
      says('nour', 'Bravo! I am at 55. Wait for me at 90.'),
      says('marisol', 'Two bar-tape layers and shake your hands on every descent. Fixed mine.'),
    ],
  },
];
