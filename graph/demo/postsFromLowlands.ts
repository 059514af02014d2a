import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Wind, water, cobbles and the harbour. */
export const postsFromLowlands: readonly PlainPostScript[] = [
  {
    authorKey: 'pim',
    content:
      'Taught erosion in the third hour and rode home through it in the sixth. The dyke is fine. My ears are a delta.',
    picture: 'polder-overcast.webp',
    dayPart: 'evening',
    talk: [
      says('sam', 'Longshore or aeolian?', answers('pim', 'Yes.')),
      says('sanne', 'Hat under the helmet. I keep telling him.'),
    ],
  },
  {
    authorKey: 'pim',
    content: 'People ask if it is boring to ride where it is flat. I ask if it is boring to sail.',
    picture: 'polder-noon.webp',
    dayPart: 'midday',
    talk: [
      says('dafydd', 'It is boring to sail uphill, I will give you that.'),
      says(
        'mateo',
        'I rode there once. I have never been so tired at sea level.',
        answers('pim', 'Below it, Mateo. Four metres below.'),
      ),
    ],
  },
  {
    authorKey: 'pim',
    content:
      'My class worked out the energy my lights use in a year. It is one pancake. They then demanded proof of the pancake.',
    dayPart: 'evening',
    talk: [
      says(
        'mirela',
        'Please tell me they used the right efficiency for the dynamo.',
        answers('pim', '62 %. One of them corrected me.'),
        answers('mirela', 'Hire that one.'),
      ),
    ],
  },
  {
    authorKey: 'pim',
    content:
      'Found the ferry closed, the other ferry closed, and the third ferryman asleep. He woke, took three of us across, and would not be paid because “it is not on the timetable, so it did not happen”.',
    dayPart: 'evening',
    talk: [says('ilyas', 'Schoonhoven? He did this for me once with eleven parcels.')],
  },
  {
    authorKey: 'sanne',
    content:
      'A waaier is simple. Everyone does the same small amount of work and nobody is a hero. This is why it takes years.',
    groupKey: 'flatlanders',
    isPinned: true,
    talk: [
      says(
        'jules',
        'May I be a hero for only the last two hundred metres?',
        answers('sanne', 'You may be a hero on the bus.'),
      ),
      says('seoyeon', 'We tried it on the river path with the drawing you sent. It held for almost a kilometre!'),
      says('lotte', 'And then somebody saw a town sign.'),
    ],
  },
  {
    authorKey: 'sanne',
    content: 'Force 7 from the south-west. Out: 23 km/h and prayer. Back: 51 km/h and theology.',
    picture: 'polder-morning.webp',
    dayPart: 'evening',
    talk: [says('kiri', 'We call that a light Tuesday.'), says('pim', 'I passed a gull. We looked at each other.')],
  },
  {
    authorKey: 'sanne',
    content:
      'If you point out a hole, point at the hole. If you point at the view, say “view”. We lost two bottles and some trust today.',
    dayPart: 'midday',
    talk: [says('maeve', 'I feel addressed.'), says('hanna', 'Printing this for the river loop.')],
  },
  {
    authorKey: 'lotte',
    content:
      'Out of the bakery at eleven with flour in my eyebrows, on the Koppenberg at half past twelve. A tourist asked whether I was a ghost.',
    dayPart: 'midday',
    talk: [
      says(
        'demo',
        'What did you say?',
        answers('lotte', 'That depends on how long he planned to stay on the racing line.'),
      ),
      says('inigo', 'Kitchen people recognise each other by the forearms.'),
    ],
  },
  {
    authorKey: 'lotte',
    content: 'Dough and tyres, the same rule: press with the thumb, and it should come back slowly.',
    picture: 'cafe-dusk.webp',
    dayPart: 'morning',
    talk: [
      says('oldSpoke', 'I have been saying this for years without the dough.'),
      says('wes', 'Mine comes back fast. Dough or tyre, I forget.', answers('lotte', 'Then it needs an hour. Either.')),
    ],
  },
  {
    authorKey: 'lotte',
    content:
      'I slept through two alarms and a brass band and woke at the finish of somebody else’s race. They gave me a medal. I gave them a bread.',
    dayPart: 'evening',
    talk: [says('yann', 'Fair exchange. I have a cupboard of medals and would take the bread.')],
  },
  {
    authorKey: 'lotte',
    content:
      'Recipe, since eleven of you asked: rice cakes for the back pocket. Cooked rice, a little butter, apple, too much cinnamon, wrapped in paper. No, I do not weigh the cinnamon. https://ghentbakes.example/rice-cakes',
    dayPart: 'evening',
    talk: [
      says('hanna', 'Cardamom works too.', answers('lotte', 'I will allow it, for Swedes.')),
      says(
        'ananya',
        'We make the same with jaggery and coconut. Shall we swap?',
        answers('lotte', 'Yes. Immediately.'),
      ),
      says('chiara', 'Mine fell apart in the pocket and now the jersey is dessert.'),
    ],
  },
  {
    authorKey: 'ilyas',
    content:
      'Fifty-three parcels, one of them a wardrobe, flat. The lady asked if the van was downstairs. I said yes, and then I opened the door for her and there it stood, with two wheels at the front.',
    dayPart: 'evening',
    talk: [
      says('aoife', 'How wide is your box? Ours took a dishwasher, once, with a child in it for the corner.'),
      says('marcus', 'Which of the two was louder?'),
    ],
  },
  {
    authorKey: 'ilyas',
    content:
      'The harbour at night sounds like a very large animal breathing. Nobody out but me, the cranes and one man fishing off a ship that is not his.',
    picture: 'bridge-dusk.webp',
    dayPart: 'night',
    talk: [
      says('grace', 'I know that man’s cousin. He fishes off our ferry.'),
      says('yann', 'You describe it well. It was the same with the foghorn.'),
    ],
  },
  {
    authorKey: 'ilyas',
    content: 'Rear tyre, 9,400 km of city. Held it up to the lamp and could read the paper through it.',
    dayPart: 'evening',
    talk: [says('priya', 'What is that per parcel?', answers('ilyas', 'About one and a half. I counted in bed.'))],
  },
];
