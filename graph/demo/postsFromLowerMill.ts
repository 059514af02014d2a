import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Posts of Nina, the demo member. */
export const postsFromLowerMill: readonly PlainPostScript[] = [
  {
    authorKey: 'demo',
    content:
      'Bakery audit, week nine. The one by the lock has moved the almond croissants to the lower shelf, where a person in cleats can reach them. This is what progress looks like.',
    picture: 'cafe-morning.webp',
    minutesAgo: 26 * 60 + 11,
    talk: [
      says(
        'maeve',
        'I have been asking for this since the spring. Did you thank them?',
        answers('demo', 'With two croissants. One for each of us, except that you were not there.'),
        answers('maeve', 'Noted, and held against you.'),
      ),
      says('hanna', 'The cinnamon knots on the top shelf are still better. Bring a taller friend.'),
      says(
        'oldSpoke',
        'Cleats on their tiles, though.',
        answers('demo', 'I walk on my heels, like a lady and a duck.'),
      ),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'Question for the climbers: I ride the Horseshoe in 34×28 and arrive at the top as a person with no further plans. Would 34×32 be wisdom or surrender?',
    dayPart: 'evening',
    talk: [
      says(
        'dafydd',
        'Wisdom. Nobody looks at your sprocket on the way up, they look at their own front wheel.',
        answers('demo', 'Ordered. Thank you for the permission.'),
      ),
      says(
        'tomasz',
        '34. You will want it at the cattle grid.',
        answers('demo', 'Now I am worried about the cattle grid.'),
      ),
      says('oldSpoke', 'Mind the derailleur cage, yours is the short one. Bring it Wednesday and I will look.'),
      says('giulia', 'I have 30×36 and I am a better person for it.'),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'A heron stood on the towpath this morning and did not move for my bell, my good morning, or my excuse me. I waited. It finished thinking. We both went to work.',
    dayPart: 'morning',
    talk: [
      says('priya', 'I know that heron. It has made me late eleven times, I have a column for it.'),
      says('grace', 'It stays up all night too. I feel seen.'),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'Public water taps between Chester and Llangollen, tested by me this month: seven. Working: five. Cold: one, at Erbistock, by the church.',
    dayPart: 'evening',
    talk: [
      says(
        'sam',
        'Overton has one behind the village hall. Left of the bins, lift the flap.',
        answers('demo', 'Eight, then. You are a public servant.'),
      ),
      says(
        'kartograph',
        'Would you put them on the map? I can show you how, it takes four minutes a tap.',
        answers('demo', 'Yes please. I have four minutes and eight taps.'),
      ),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'Rode to work in the rain, home in the rain, and the only dry thing I own tonight is my sense of humour. Shoes are full of newspaper and opinions.',
    picture: 'moor-overcast.webp',
    dayPart: 'evening',
    talk: [
      says('aoife', 'Newspaper out after an hour, fresh sheets in before bed. It is the second change that does it.'),
      says('yann', 'Wool socks. Wet wool is still a sock.'),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'Thank you to whoever handed in my left glove at the Wrench Shed with a note saying “widowed”. It has been reunited with its family.',
    talk: [
      says('oldSpoke', 'That was me. I do a line in gloves.'),
      says('jules', 'The right one never stopped hoping.'),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'Today I overtook someone on the Manley hill for the first time in my life. He was looking for his water bottle. I am counting it.',
    dayPart: 'evening',
    talk: [
      says(
        'hanna',
        'Of course it counts. Did he find it?',
        answers('demo', 'In the ditch. I gave it back at the top, very graciously.'),
      ),
    ],
  },
  {
    authorKey: 'demo',
    content:
      'Note to self: sealant in the front by Friday, new cable for the rear, ask @old_spoke about the creak before it becomes a personality.',
    privacy: 'PRIVATE',
    dayPart: 'night',
  },
  {
    authorKey: 'demo',
    content:
      'Private arithmetic: if I ride on four evenings I may eat at Lotte’s bakery for a whole day in May. Four evenings it is.',
    privacy: 'PRIVATE',
    dayPart: 'night',
  },
  {
    authorKey: 'demo',
    content:
      'I will be in Siena for a long weekend and have been told by @ferro to bring 40s, a scarf and no plan. I own two of those.',
    groupKey: 'whiteRoad',
    talk: [
      says('ferro', 'The plan is what we leave in Siena.', answers('demo', 'Then I am over-prepared.')),
      says('chiara', 'Come to my sector! It is the one where I fell. There is a small dent.'),
      says('lorenzo', 'Bring appetite also. My wife has asked how many.'),
    ],
  },
];
