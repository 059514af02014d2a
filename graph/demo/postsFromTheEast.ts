import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Ridges before work, trains with a bag, and the river at night. */
export const postsFromTheEast: readonly PlainPostScript[] = [
  {
    authorKey: 'yijun',
    content:
      'Fog on the tea rows, sun above it, and an uncle on a 20 kg city bike who passed me while humming. I have stopped weighing things.',
    picture: 'terraces-morning.webp',
    dayPart: 'morning',
    talk: [
      says('seoyeon', 'We have aunties. They wear visors and show no mercy.'),
      says('mateo', 'Here it is a man with a crate of chickens. Every climb has one.'),
      says('demo', 'What was he humming?', answers('yijun', 'Teresa Teng. Of course.')),
    ],
  },
  {
    authorKey: 'yijun',
    content:
      'Meeting at 9:00 on the 31st floor. Top of the ridge at 7:10. Between the two lie one shower, one rice ball and a very forgiving elevator.',
    dayPart: 'morning',
    talk: [says('ananya', 'You have eleven more minutes than I do. Spend them well.')],
  },
  {
    authorKey: 'yijun',
    content: 'To all the ridges: what do you eat at 5 a.m.? I have a banana and doubts.',
    groupKey: 'ridge',
    talk: [
      says('ananya', 'Two idlis from last night, cold, standing up.'),
      says('wanjiru', 'Uji, sweet potato, tea with far too much milk.'),
      says('inigo', 'Whatever the kitchen left. Once it was a lobster. It was too much.'),
      says('dafydd', 'Doubts, mostly. Then a banana.'),
    ],
  },
  {
    authorKey: 'yijun',
    content:
      'Typhoon day. The bicycle stands in the living room and we look at each other like two people who missed the same train.',
    dayPart: 'midday',
    talk: [
      says('ren', 'Stay dry. Ours comes on Thursday.'),
      says('kiri', 'We would be out in it, but then we are not well.'),
    ],
  },
  {
    authorKey: 'ren',
    content:
      'First train to Okutama, bag under the arm, then 70 km back with the river on the left the whole way. If you lose the river you are in Saitama.',
    picture: 'lake-morning.webp',
    dayPart: 'midday',
    talk: [
      says(
        'demo',
        'How long does the bike take to go into the bag?',
        answers('ren', 'Four minutes. Six if somebody is watching.'),
      ),
      says(
        'seoyeon',
        'And if you are in Saitama?',
        answers('ren', 'Then there is a very good noodle shop. Also fine.'),
      ),
    ],
  },
  {
    authorKey: 'ren',
    content:
      'Convenience store report, Doshi road: the tuna rice ball is gone from the lower shelf. I asked. It has been “reconsidered”. I had to sit down.',
    dayPart: 'midday',
    talk: [says('tomasz', 'A loss.'), says('demo', 'I know this grief. It was croissants with me.')],
  },
  {
    authorKey: 'ren',
    content:
      'Old man at the pass sells persimmons from a crate, with a box for coins and nobody there. I took two and left the money and also a spare tube, because the box looked tired.',
    picture: 'terraces-overcast.webp',
    dayPart: 'evening',
    talk: [
      says('oldSpoke', 'That is the proper order of things.'),
      says('eleni', 'The same with figs, on Naxos. A notebook lies in the box and people write in it.'),
    ],
  },
  {
    authorKey: 'ren',
    content: 'Question for the wrench people: is it normal to feel sad when a freehub goes quiet?',
    groupKey: 'wrench',
    talk: [
      says('oldSpoke', 'Normal. Also dry. Grease it and the sadness will come back, at a lower pitch.'),
      says('sam', 'Mine clicks in a minor third.'),
    ],
  },
  {
    authorKey: 'seoyeon',
    content:
      'Stamp 62: a booth at a weir, at the very end of a valley, ink frozen. I breathed on it for five minutes. It is a bit smudged and it is my favourite.',
    picture: 'lake-overcast.webp',
    dayPart: 'evening',
    talk: [
      says('yann', 'The smudged ones are the true ones. I have a whole book.'),
      says(
        'pim',
        '23 to go! Which is the furthest?',
        answers('seoyeon', 'Jeju, with a ferry. I am saving it for last.'),
      ),
    ],
  },
  {
    authorKey: 'seoyeon',
    content:
      'Han river at eleven at night: forty ramyeon eaters, two poets, one man teaching his parrot to ride on a stem. It is already quite good.',
    dayPart: 'night',
    talk: [says('grace', 'The parrot or the poets?', answers('seoyeon', 'The parrot. The poets were in the wind.'))],
  },
  {
    authorKey: 'seoyeon',
    content:
      'My mother’s rule: no ride is over until you have wiped the chain and called her. I do both with the same cloth over the phone now.',
    dayPart: 'night',
  },
];
