import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** The steep side of the river: passes, forests and the shed where it all gets mended. */
export const postsFromWelshHills: readonly PlainPostScript[] = [
  {
    authorKey: 'oldSpoke',
    content:
      'Replaced a chain that had seen three winters. The stretch gauge simply gave up. If your shifting sounds like cutlery, check yours before the weekend: https://sundayspinners.example/chains',
    minutesAgo: 196,
    talk: [
      says(
        'demo',
        'Mine sounds like a drawer of cutlery falling down the stairs. Is that worse?',
        answers('oldSpoke', 'That is the whole kitchen. Bring it Wednesday.'),
      ),
      says('ilyas', 'A courier’s chain lasts four months. I have the receipts, and the fingernails.'),
      says('priya', '1,870 miles, 0.5 on the gauge. Is that a yes?', answers('oldSpoke', 'That is a soon.')),
    ],
  },
  {
    authorKey: 'oldSpoke',
    content:
      'A lad came in with a creaking bottom bracket and was quoted for a new frame elsewhere. It was the seatpost. It is always the seatpost. Grease it, and go in peace.',
    picture: 'workshop-morning.webp',
    dayPart: 'evening',
    talk: [
      says('wes', 'Unless it is the pedals.', answers('oldSpoke', 'Unless it is the pedals.')),
      says('jonas', 'Ours was the saddle rail. Two years, three shops.'),
    ],
  },
  {
    authorKey: 'oldSpoke',
    content:
      'Seventy-one today. The bench gave me a cake and the cake had a spoke key in it. I have all my teeth still, more or less.',
    picture: 'workshop-dusk.webp',
    dayPart: 'night',
    talk: [
      says(
        'hanna',
        'Happy birthday, Gwilym. The key was Jules’s idea.',
        answers('jules', 'The cake was Hanna’s idea. I object to being singled out.'),
      ),
      says(
        'lorenzo',
        'Auguri from Gaiole. Sixty-eight and I salute my senior.',
        answers('oldSpoke', 'Diolch, Lorenzo. Three years on you, and I intend to keep them.'),
      ),
      says('demo', 'Many happy revolutions.'),
    ],
  },
  {
    authorKey: 'oldSpoke',
    content:
      'The most useful tool in the shed is the kettle. The second most useful is a piece of chalk, to mark where the noise was before you took it apart.',
    groupKey: 'wrench',
    talk: [
      says('sam', 'Chalk is also a rock. I feel included.'),
      says('wes', 'Third: a magnet on a stick. Fourth: patience, on a stick.'),
    ],
  },
  {
    authorKey: 'oldSpoke',
    content:
      'To the person who left a 1978 three-speed against the shed door with a note reading “sorry”: there is nothing to be sorry for. It needed oil and an apology in the right order.',
    dayPart: 'morning',
    talk: [says('ren', 'In what order?', answers('oldSpoke', 'Oil first. An apology runs better on it.'))],
  },
  {
    authorKey: 'oldSpoke',
    content:
      'Tip for wet months: a drop of wax on every cable end, then forget it. I have been forgetting mine since 1986.',
    dayPart: 'midday',
  },
  {
    authorKey: 'tomasz',
    content: 'Pass open to the gate. Gritted to the second bend. Beyond that, use judgement or borrow some.',
    picture: 'pass-morning.webp',
    dayPart: 'morning',
    talk: [
      says('dafydd', 'Went up at eight. Borrowed some from a sheep, came back down.'),
      says('demo', 'Thank you for checking. I was going to find out with my face.'),
    ],
  },
  {
    authorKey: 'tomasz',
    content: 'New loop drawn. 61 miles, 14 cattle grids, one shop. File here: https://routes.tomasz.example/hiraethog',
    dayPart: 'evening',
    talk: [
      says(
        'sam',
        'What is the surface after the reservoir?',
        answers('tomasz', 'Old tarmac. Grass in the middle. Fine.'),
      ),
      says(
        'maeve',
        'One shop. When does it close?',
        answers('tomasz', 'Before you get there.'),
        answers('maeve', 'I will bring a sandwich and a grudge.'),
      ),
      says(
        'kartograph',
        'The track at mile 38 is private since last year, there is a way round by the chapel.',
        answers('tomasz', 'Corrected. Thank you.'),
      ),
    ],
  },
  {
    authorKey: 'tomasz',
    content: 'Soup inventory: leek, lentil, something orange. One flask per pass.',
    dayPart: 'evening',
    talk: [
      says('hanna', 'I vote for something orange.'),
      says('inigo', 'Roast the carrots first, with the skin on. Then it is no longer “something”.'),
    ],
  },
  {
    authorKey: 'tomasz',
    content:
      'Met a man on the old road walking his bicycle. Fourteen miles from anywhere, both tubes gone. He has my spare and I have his address. It is a good address, he keeps bees.',
    dayPart: 'evening',
    talk: [
      says('ferro', 'This is why one carries two.'),
      says('demo', 'Honey for the January rides, then?', answers('tomasz', 'Three jars. One is yours.')),
    ],
  },
  {
    authorKey: 'tomasz',
    content: 'Snow poles are out along the top. That is the calendar I go by.',
    picture: 'moor-dusk.webp',
    dayPart: 'midday',
  },
  {
    authorKey: 'dafydd',
    content:
      'Bwlch y Groes from the Bala side, before breakfast, into cloud. Could not see the gradient, which is the only way I would recommend it.',
    picture: 'pass-overcast.webp',
    dayPart: 'morning',
    talk: [
      says('mateo', 'How long is it?', answers('dafydd', 'Two and a half miles or a fortnight, depending.')),
      says('giulia', '25 % on the sign, yes? I have calved cows on less.'),
      says('tomasz', 'Good. Eat something.'),
    ],
  },
  {
    authorKey: 'dafydd',
    content:
      'New personal worst on the hill behind the chapel, and the minister saw it from start to finish. He says the door is always open, also sideways.',
    dayPart: 'evening',
    talk: [says('marisol', 'A church with a climb. You may be one of ours.')],
  },
  {
    authorKey: 'dafydd',
    content: 'Tips for descending in fog? So far I have: slowly.',
    dayPart: 'evening',
    talk: [
      says('inigo', 'Sing. The sheep move, and the cars think you are mad and slow down.'),
      says('mirela', 'Amber lens, low beam, wide angle. White light on fog is a wall you carry with you.'),
      says('kiri', 'In Wellington the fog descends at the same speed as you do. It is company.'),
    ],
  },
  {
    authorKey: 'dafydd',
    content: 'Farmer at the top gate: “You again.” Reader, we have a relationship.',
    dayPart: 'morning',
  },
  {
    authorKey: 'dafydd',
    content: 'Rollers in the barn while it hails. The cows have gathered and I believe one is counting my cadence.',
    groupKey: 'ridge',
    dayPart: 'evening',
    talk: [says('ananya', 'What does she make it?', answers('dafydd', '84. She looked disappointed.'))],
  },
  {
    authorKey: 'sam',
    content:
      'Delamere at first light. The needles were still warm in the middle of the path and cold at the edges, and there was nobody to tell until now.',
    picture: 'forest-morning.webp',
    dayPart: 'morning',
    talk: [
      says('olena', 'Thank you for telling us.'),
      says('maeve', 'Save me a dawn. Next week?', answers('sam', 'Thursday, six, by the old station.')),
    ],
  },
  {
    authorKey: 'sam',
    content:
      'That pink band in the cutting at mile nine is 240 million years old and you all sprint past it for a village sign. I am not angry. I am sandstone.',
    dayPart: 'midday',
    talk: [
      says('jules', 'But it is a very good sign.'),
      says('demo', 'I stopped. I touched it. It was warm.', answers('sam', 'You may ride with me always.')),
      says('lorenzo', 'Good stone. I would build with it.'),
    ],
  },
  {
    authorKey: 'sam',
    content: 'Mud report. Old Pale: soup. Eddisbury: toffee. The switchbacks: a philosophical problem.',
    groupKey: 'dirtChurch',
    dayPart: 'midday',
    talk: [says('cody', 'We pay good money for mud out here. Send some.', answers('sam', 'Enclosed: one left shoe.'))],
  },
  {
    authorKey: 'sam',
    content:
      'Tubeless plug held for 200 miles, then let go in the car park, on the stand, while I was telling @grace_v how well it was holding.',
    dayPart: 'evening',
    talk: [says('grace', 'It had a sense of occasion.'), says('wes', 'They hear you. Never praise a plug.')],
  },
  {
    authorKey: 'sam',
    content: 'Packed for an overnighter: tent, stove, mug, hammer. Leaving the hammer. Taking the hammer.',
    picture: 'lake-dusk.webp',
    dayPart: 'evening',
    talk: [says('kartograph', 'One always takes the hammer.'), says('solene', 'Leave the tent.')],
  },
];
