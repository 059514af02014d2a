import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Forest tracks, maps of them, and lights to find the way home. */
export const postsFromBlackForest: readonly PlainPostScript[] = [
  {
    authorKey: 'jonas',
    content: 'We are felling on the Rosskopf until the end of the week. If you see red tape, it is not a finish line.',
    dayPart: 'morning',
    talk: [
      says(
        'mirela',
        'And the long way round?',
        answers('jonas', 'By the spring. Prettier, ten minutes more, one unfriendly goose.'),
      ),
      says('kartograph', 'Marked on the map as closed until Sunday.'),
    ],
  },
  {
    authorKey: 'jonas',
    content:
      'Best sound in the forest: none of your brakes, all of your freewheels, and then the woodpecker who thinks you started it.',
    picture: 'forest-noon.webp',
    dayPart: 'evening',
  },
  {
    authorKey: 'jonas',
    content:
      'Asked a rider to use the gate instead of the gap in the fence. He said he had not seen the gate. It is four metres wide and I painted it myself. We closed it together and he helped me find the strimmer.',
    dayPart: 'evening',
    talk: [
      says('cody', 'Gates and gaps, same here. A sign with “please” on it got us 80 % of the way.'),
      says('sam', 'What colour was it?', answers('jonas', 'Green. I see now.')),
    ],
  },
  {
    authorKey: 'jonas',
    content:
      'Tyre advice from a man who sees the tracks afterwards: if you lock the rear wheel you are going too fast, and I will know, and I will be sad with a rake.',
    groupKey: 'forestGravel',
    talk: [says('june', 'I would like that on a mug.'), says('tomasz', 'Noted. Sorry about the chapel corner.')],
  },
  {
    authorKey: 'mirela',
    content:
      'Your front light is 1,200 lumen and aimed at my retina. Mine is 60 lux with a cut-off and aimed at the road. We are not the same. Tilt it, please: https://opticsforriders.example/tilt',
    dayPart: 'evening',
    talk: [
      says('grace', 'Printing this in large letters for Thursday.'),
      says('jules', 'Mine has five modes and they are all wrong.'),
      says(
        'pim',
        'May I use the drawing in class?',
        answers('mirela', 'With pleasure. There is an error in figure two, see who finds it.'),
      ),
    ],
  },
  {
    authorKey: 'mirela',
    content:
      'Measured the sunset from the Schauinsland with a lux meter. Nine minutes from gold to grey. I had planned on twelve, and the descent was educational.',
    picture: 'forest-dusk.webp',
    dayPart: 'evening',
    talk: [
      says('olena', 'I heard you singing behind me.', answers('mirela', 'That was not singing. That was braking.')),
    ],
  },
  {
    authorKey: 'mirela',
    content:
      'Hub dynamo, year nine, 31,000 km, still whispers. My longest relationship, and the only one that lights up when I leave.',
    dayPart: 'night',
    talk: [
      says('yann', 'Which one?', answers('mirela', 'The relationship or the dynamo?')),
      says('solene', 'Both, please.'),
    ],
  },
  {
    authorKey: 'kartograph',
    content:
      'There are 1,914 km of forest track within a day of my door. I have surveyed 1,702. My wife asks what happens at 1,914. I have begun to survey the neighbouring valley, just in case.',
    picture: 'forest-overcast.webp',
    dayPart: 'midday',
    talk: [
      says('tomasz', 'Good number.'),
      says(
        'eleni',
        'You approach a limit without reaching it. Very wise.',
        answers('kartograph', 'Thank you, Eleni. I shall quote you at dinner.'),
      ),
    ],
  },
  {
    authorKey: 'kartograph',
    content:
      'Reminder: a dashed line means grade four, which means grass, which means carry. It does not mean “adventure”. I drew it, I should know.',
    groupKey: 'forestGravel',
    talk: [
      says('maeve', 'It means adventure to those who carry badly.'),
      says('solene', 'In Brittany the dashed line is the sea, twice a day.'),
    ],
  },
  {
    authorKey: 'kartograph',
    content:
      'Corrected the name of a spring after a farmer’s grandmother (94) told me what it is really called. The old name on the map was a spelling mistake from 1882 and a rude one.',
    dayPart: 'evening',
    talk: [says('lorenzo', 'What was it?', answers('kartograph', 'I am a guest on this site.'))],
  },
  {
    authorKey: 'olena',
    content: 'New words this week: Schotterweg, Rückewagen, Umlaufsperre. The last one I learned with my shin.',
    dayPart: 'evening',
    talk: [
      says('jonas', 'You now know more than the people who install them.'),
      says('hanna', 'I learned “cattle grid” the same way. It heals before the accent does.'),
    ],
  },
  {
    authorKey: 'olena',
    content:
      'I used to ride to lessons with the violin on my back across half of Lviv. Today for the first time I did it here, and a boy at the traffic light asked me to play. So I did, one minute, until green.',
    dayPart: 'evening',
    talk: [
      says(
        'mirela',
        'What did you play?',
        answers('olena', 'The beginning of Skoryk’s Melody. The light was kind, it stayed red.'),
      ),
      says('demo', 'I have read this three times now.'),
      says('wanjiru', 'Beautiful. Ride safe, with the case on tight.'),
    ],
  },
  {
    authorKey: 'olena',
    content:
      'Дякую to the Forest Gravel Crew for the winter gloves that appeared on my handlebar. They fit. I know it was you, Ulrich, there is a map in the left one.',
    groupKey: 'forestGravel',
    talk: [says('kartograph', 'It shows where the right one was knitted.')],
  },
];
