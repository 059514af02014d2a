import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Red rock, trail work and Sunday service. */
export const postsFromTheDesert: readonly PlainPostScript[] = [
  {
    authorKey: 'cody',
    content: 'Moved eleven rocks today. Ten of them moved back. The eleventh is now a drain and I am very proud of it.',
    picture: 'canyon-golden.webp',
    dayPart: 'evening',
    talk: [
      says('jonas', 'One good drain is worth ten berms.'),
      says(
        'sam',
        'What kind of rock?',
        answers('cody', 'Entrada. Comes apart like cake and weighs like debt.'),
        answers('sam', 'Delicious.'),
      ),
      says('kartograph', 'What is its name?', answers('cody', 'Gerald.')),
    ],
  },
  {
    authorKey: 'cody',
    content:
      'My grandmother watched me ride for the first time. She said the horse did not get a vote, so why am I apologising to the bike?',
    dayPart: 'evening',
    talk: [says('marisol', 'Bring her on Sunday. She can give the sermon.')],
  },
  {
    authorKey: 'cody',
    content:
      'It rained a tenth of an inch. Please stay off the clay until Thursday. You can see every impatient person from last spring, they are called ruts.',
    groupKey: 'dirtChurch',
    talk: [
      says('june', 'Staying off. Reading about riding instead, which hurts less.'),
      says('grace', 'A tenth of an inch? That is what we call Tuesday.'),
      says('wes', 'Drove out, looked at it, drove home. Proud of me.', answers('cody', 'I am, Wes.')),
    ],
  },
  {
    authorKey: 'marisol',
    content:
      'My fourth-graders wrote about what I do at the weekend. Consensus: I fall down a hill with friends and then we eat. No notes.',
    dayPart: 'midday',
    talk: [
      says('pim', 'Teachers of the world, unite. Mine drew me as a small flag.'),
      says('cody', 'Accurate. They should see the eating.'),
    ],
  },
  {
    authorKey: 'marisol',
    content:
      'Loaner fleet update: six bikes, all shifting, one with tassels. The tassels are not optional, they are structural.',
    picture: 'canyon-noon.webp',
    groupKey: 'dirtChurch',
    talk: [
      says('kiri', 'Tassels add five watts. Well known.'),
      says(
        'nour',
        'How did you start the fleet? We have three bikes for forty women.',
        answers(
          'marisol',
          'Two from the police auction, one from a garage, one stolen back. I will write you the whole story tonight.',
        ),
      ),
    ],
  },
  {
    authorKey: 'marisol',
    content:
      'Graded spelling tests on the tailgate until the shade reached the trail. “Gravity” had nine variants. All of them worked.',
    dayPart: 'evening',
  },
  {
    authorKey: 'marisol',
    content: 'If you are new to rock: look at the line, not at the edge. The edge knows where it is.',
    dayPart: 'morning',
    talk: [says('june', 'The edge also knows my insurance number.'), says('dafydd', 'Works for cattle grids too.')],
  },
  {
    authorKey: 'wes',
    content:
      'Four ounces of sealant said the bottle. Twelve ounces said my heart. The garage floor is now self-healing.',
    dayPart: 'evening',
    talk: [
      says('oldSpoke', 'It will hold no air, but it will hold you.'),
      says('ilyas', 'Did it seal the drain?', answers('wes', 'That is the thing I am finding out.')),
    ],
  },
  {
    authorKey: 'wes',
    content:
      'Traded a perfectly good tube for a perfectly good sandwich at mile 19. Would trade again. Flatted at mile 20.',
    dayPart: 'midday',
    talk: [
      says('lorenzo', 'Was it at least yesterday’s bread?'),
      says('tomasz', 'How far did you walk?', answers('wes', 'Eleven miles and one good think.')),
    ],
  },
  {
    authorKey: 'wes',
    content: 'Does anyone need a 26-inch wheel? Or nine of them? My wife is asking, in a certain voice.',
    groupKey: 'wrench',
    talk: [
      says('oldSpoke', 'Keep two. There is always a child with a 26.'),
      says('ren', 'I would like one, but I fear the postage and your wife.'),
    ],
  },
  {
    authorKey: 'june',
    content:
      'Day off. Rode the drop I have been walking around since the spring. Nobody saw. Landed it. Told the lizard.',
    picture: 'canyon-dusk.webp',
    dayPart: 'evening',
    talk: [
      says('marisol', 'I KNEW you would! What did the lizard say?', answers('june', 'Push-ups. It did push-ups.')),
      says('grace', 'From one hospital corridor to another: very well done.'),
      says('chiara', 'I am walking round a drop too. It is a kerb.'),
    ],
  },
  {
    authorKey: 'june',
    content:
      'Public service: if you fell and your helmet has a crack, it has done its job and retired. Do not make it come back from retirement.',
    dayPart: 'midday',
    talk: [
      says('hanna', 'Co-signed from orthopaedics.'),
      says(
        'aoife',
        'Does this go for being dropped down the stairs by a four-year-old?',
        answers('june', 'I am afraid so. From what height and how many times?'),
        answers('aoife', 'All of them. All of the times.'),
      ),
    ],
  },
  {
    authorKey: 'june',
    content:
      'Twelve-hour shift, then forty minutes of dust at sunset. The second one is a treatment. I would prescribe it if the pharmacy stocked hills.',
    dayPart: 'evening',
  },
];
