import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** The flat side of the river: commuters, cargo bikes, a tandem and new faces. */
export const postsFromChester: readonly PlainPostScript[] = [
  {
    authorKey: 'hanna',
    content:
      'Eleven new faces on the river loop this month. Nine came back. The tenth moved to Leeds, and the eleventh has a perfectly good reason that involves a goat.',
    picture: 'bridge-noon.webp',
    dayPart: 'midday',
    talk: [
      says(
        'eleni',
        'I must hear the reason with the goat.',
        answers('hanna', 'It ate the left bar tape at the farm gate. She is waiting for a colour it likes less.'),
      ),
      says('priya', 'Retention of 82 %. My company would be proud.'),
    ],
  },
  {
    authorKey: 'hanna',
    content:
      'If you are nervous about a first group ride: come five minutes early, say so to whoever wears the yellow vest, and you will have a person beside you until the end. That is the whole system.',
    groupKey: 'firstHundred',
    talk: [
      says('june', 'I was that nervous person, on another continent. The system works.'),
      says(
        'olena',
        'Is it also for people who do not understand all the words?',
        answers('hanna', 'Especially. Most of it is pointing at potholes.'),
      ),
    ],
  },
  {
    authorKey: 'hanna',
    content:
      'Night shift, home by bike at seven, sunrise over the racecourse. Slept like the dead until the neighbour started on his hedge.',
    picture: 'bridge-golden.webp',
    dayPart: 'midday',
    talk: [says('grace', 'Earplugs, blackout, and a hedge of your own. Solidarity.')],
  },
  {
    authorKey: 'hanna',
    content:
      'In Umeå we studded our tyres in October and thought nothing of it. Here one leaf falls and the radio advises against all journeys.',
    dayPart: 'morning',
    talk: [says('mirela', 'In Freiburg they close the tram.'), says('dafydd', 'It was a large leaf.')],
  },
  {
    authorKey: 'priya',
    content:
      'Commute, day 413. Puncture number twelve. Cause: a tiny brass letter B. I have checked the other tyre for the rest of the word.',
    dayPart: 'morning',
    talk: [
      says('sam', 'Brass, so not local. We only do flint.'),
      says('jules', 'Day 414: the letter U. Please report.'),
    ],
  },
  {
    authorKey: 'priya',
    content:
      'I plotted a year of wind against a year of my mood. Correlation 0.71. Headwinds are now filed under “health”.',
    dayPart: 'evening',
    talk: [
      says(
        'eleni',
        'A good coefficient. What is on the residuals?',
        answers('priya', 'Two weddings and a tax return.'),
        answers('eleni', 'Then the model is sound.'),
      ),
      says('pim', 'I could have told you this for free, from experience, into the wind.'),
    ],
  },
  {
    authorKey: 'priya',
    content:
      'The swan has a mate and the mate has a temper. I am adding three minutes to the towpath route until further notice.',
    dayPart: 'morning',
    talk: [says('demo', 'Saw them. I went round by the road and I am not ashamed.')],
  },
  {
    authorKey: 'priya',
    content:
      'Does anybody else say thank you to the automatic doors of the bike store at work? Asking on behalf of a colleague who is me.',
    dayPart: 'midday',
  },
  {
    authorKey: 'aoife',
    content:
      'School run report: two children, one cello, one volcano made of papier mâché. All arrived. The volcano was active from the second roundabout on.',
    picture: 'cafe-golden.webp',
    dayPart: 'morning',
    talk: [
      says(
        'marcus',
        'How do you strap down a cello?',
        answers('aoife', 'Upright, with a child on either side as ballast. They argue across it.'),
      ),
      says('olena', 'Please loosen the bow! And the strings by a quarter turn if it is cold.'),
      says('kiri', 'Baking soda or real magma?'),
    ],
  },
  {
    authorKey: 'aoife',
    content:
      'Asked at the council meeting why the new lane ends at a bench. They said it is for rest. It is four hundred metres long.',
    dayPart: 'evening',
    talk: [
      says('nour', 'In Amman ours ends at a tree. We could found an association of endings.'),
      says(
        'priya',
        'I have the crash figures for that junction. Shall I bring them next time?',
        answers('aoife', 'Bring them printed, with a large arrow.'),
      ),
    ],
  },
  {
    authorKey: 'aoife',
    content:
      'Brake pads on the cargo bike: 900 miles from the last set. That is what seventy kilos of opinion does on the way down from Handbridge.',
    dayPart: 'evening',
    talk: [says('oldSpoke', 'Sintered. I have put a pair aside with your name on.')],
  },
  {
    authorKey: 'aoife',
    content: 'The little one has learned to ring the bell. The little one has not learned to stop.',
    dayPart: 'morning',
  },
  {
    authorKey: 'marcus',
    content:
      'Ruth heard the puncture before I felt it, named the wheel, and had the lever out by the time we stopped. She has been blind since nineteen. I have been useless since about ten past nine.',
    picture: 'moor-morning.webp',
    dayPart: 'evening',
    talk: [
      says(
        'oldSpoke',
        'Offer her a job.',
        answers('marcus', 'She says your rates are an insult and your tea is worse.'),
      ),
      says('maeve', 'Which wheel?', answers('marcus', 'Rear. With a slight accent, she says.')),
    ],
  },
  {
    authorKey: 'marcus',
    content: 'For those who ask: yes, she is pedalling. For those who ask twice: more than I am.',
    groupKey: 'tandem',
    talk: [says('eleni', 'The same question in every village from Patras to Kalamata.')],
  },
  {
    authorKey: 'marcus',
    content:
      'Tandem timing chain replaced after 6,000 miles. The whole bicycle has gone quiet and we have started talking about our feelings.',
    dayPart: 'evening',
    talk: [says('hanna', 'Shall I come by with pliers?'), says('aoife', 'Put the old one back on. Quick.')],
  },
];
