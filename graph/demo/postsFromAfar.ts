import { answers, says } from './says.ts';
import type { PlainPostScript } from './scriptTypes.ts';

/** Posts of riders far away from all others. */
export const postsFromAfar: readonly PlainPostScript[] = [
  {
    authorKey: 'ananya',
    content:
      'Nandi at five: two hundred headlamps going up like a very slow city. At the top there is one tea stall and a monkey who knows what a gel is.',
    picture: 'pass-dusk.webp',
    dayPart: 'morning',
    talk: [
      says(
        'yijun',
        'Which flavour does he take?',
        answers('ananya', 'All of them. But he peels the salted caramel first.'),
      ),
      says('yann', 'A monkey of taste.'),
    ],
  },
  {
    authorKey: 'ananya',
    content:
      'The auto-rickshaw driver at the signal looked at my crank, looked at his engine, and offered to race me to the next light. I lost by one cow.',
    dayPart: 'evening',
    talk: [
      says('mateo', 'The cow always wins.'),
      says(
        'priya',
        'Which junction? My cousin swears by the same cow.',
        answers('ananya', 'Silk Board. It is a different cow every time, in the same place.'),
      ),
    ],
  },
  {
    authorKey: 'ananya',
    content:
      'Asked in the office for a hook to hang the bicycle on. Facilities said the form has no field for hook. I have filed it under plant.',
    dayPart: 'midday',
    talk: [says('aoife', 'Water it in front of them.')],
  },
  {
    authorKey: 'nour',
    content:
      'Forty of us on Friday, from Rainbow Street out past the last roundabout and back before the heat. Three learned to ride this year. One of the three is my mother.',
    dayPart: 'midday',
    talk: [
      says(
        'hanna',
        'Your mother! Give her our regards from the river loop.',
        answers('nour', 'She asks whether you also have hills. I said a few. She said “poor them”.'),
      ),
      says('marisol', 'Forty women on three bikes’ worth of beginnings. That is the best thing here this week.'),
      says('wanjiru', 'Send me the colours of your jersey, I will wear it on a start line.'),
    ],
  },
  {
    authorKey: 'nour',
    content: 'An architect’s complaint: ramps drawn by people who have never pushed anything.',
    dayPart: 'evening',
    talk: [says('aoife', 'Or carried anything. Or met a child.'), says('ilyas', 'Or a wardrobe.')],
  },
  {
    authorKey: 'nour',
    content:
      'King’s Highway, three days, four of us, one borrowed pump. Wadi Mujib is 900 metres down, a bridge, and 900 metres up. At the bridge we stopped talking. At the top we could not stop.',
    picture: 'canyon-golden.webp',
    dayPart: 'evening',
    talk: [
      says('giulia', 'This is now on my list.'),
      says('eleni', 'I rode it in 1994, with panniers and a husband. The pump was borrowed then as well.'),
    ],
  },
  {
    authorKey: 'eleni',
    content:
      'Goats counted between Kalavryta and the sea: 611. Goats that moved for me: 0. I am a retired mathematician and I do not need a larger sample.',
    picture: 'moor-golden.webp',
    dayPart: 'evening',
    talk: [
      says('priya', 'Confidence interval?', answers('eleni', 'Of the goats? Complete.')),
      says('sam', 'On limestone I would not move either.'),
    ],
  },
  {
    authorKey: 'eleni',
    content:
      'A former pupil stopped his lorry on the pass to tell me that he has never once used the cosine. I told him the gradient was 9 % and asked for the angle. He got it right and gave me a peach.',
    dayPart: 'midday',
    talk: [says('pim', 'I dream of this peach.'), says('mirela', 'Five point one degrees. May I also have a peach?')],
  },
  {
    authorKey: 'eleni',
    content: 'At my age one does not ride far in a day. One rides far in a life. Today it was 38 km and a swim.',
    picture: 'coast-golden.webp',
    dayPart: 'evening',
    talk: [says('yann', 'Kalimera from the other sea.'), says('demo', 'I am writing that on the inside of my cap.')],
  },
  {
    authorKey: 'wanjiru',
    content:
      'Five laps of Karura on red dirt after the rain. I came home the colour of the road and my neighbour asked which one of us had won.',
    picture: 'forest-golden.webp',
    dayPart: 'evening',
    talk: [
      says(
        'cody',
        'Same colour here! Does yours come out of socks?',
        answers('wanjiru', 'No. You buy red socks.'),
        answers('cody', 'Eleven years. Nobody told me.'),
      ),
    ],
  },
  {
    authorKey: 'wanjiru',
    content:
      'First time racing at sea level. I had so much air that I attacked at kilometre three, like a child with sweets. They caught me at kilometre ninety. It was a wonderful eighty-seven.',
    dayPart: 'evening',
    talk: [
      says('mateo', 'Every highlander does this once. I did it in Cartagena. They caught me at the hotel.'),
      says('sanne', 'Come and do it with us. There are six wheels here that would like to hide behind you.'),
    ],
  },
  {
    authorKey: 'wanjiru',
    content:
      'The matatu that follows our training ride plays better music since the driver learned our intervals. Four minutes on, chorus, two minutes off.',
    dayPart: 'morning',
    talk: [says('jules', 'I need this driver on Tuesdays.')],
  },
  {
    authorKey: 'mateo',
    content:
      'Alto de Letras: 80 km up, from mango trees to frost. I had three breakfasts on the way, each in a different climate.',
    picture: 'pass-noon.webp',
    dayPart: 'evening',
    talk: [
      says('demo', 'Eighty kilometres. Up. In one piece?', answers('mateo', 'The hill, yes. Me, in four.')),
      says('dafydd', 'I have told the sheep. They do not believe me.'),
      says('giulia', 'And in which gear?', answers('mateo', 'In all of them, in order.')),
    ],
  },
  {
    authorKey: 'mateo',
    content:
      'Sunday, ciclovía: the whole avenue without cars, a million people, and an old lady who drafted me for six kilometres and then asked me to slow down.',
    dayPart: 'midday',
    talk: [
      says('nour', 'A million. I would be happy with one avenue and the lady.'),
      says('aoife', 'Could we have yours on loan? Just the avenue.'),
    ],
  },
  {
    authorKey: 'mateo',
    content: 'At 3,600 metres the coffee boils before it is hot and so do I.',
    dayPart: 'morning',
  },
  {
    authorKey: 'kiri',
    content:
      'Remutaka hill, gusts to 110. I leaned on the wind all the way up, and when it dropped for one second I nearly lay down in front of a logging truck. He tooted. I waved. We both knew.',
    picture: 'moor-dusk.webp',
    dayPart: 'evening',
    talk: [
      says('sanne', 'Respect from Zeeland. What do you run for rims?', answers('kiri', 'Shallow ones, and a will.')),
      says('pim', 'We have wind. You have weather with a personality.'),
    ],
  },
  {
    authorKey: 'kiri',
    content: 'The cargo bike did its first house move: one bookcase, one beehive (empty), one nephew (full).',
    groupKey: 'tandem',
    talk: [
      says('aoife', 'In that order from the front?'),
      says('tomasz', 'I know a man with bees, if you want to fill it.'),
      says('marcus', 'Ruth asks if the nephew hummed.'),
    ],
  },
  {
    authorKey: 'kiri',
    content:
      'Kererū landed on the bar bag at the lookout, ate a plum, looked me up and down, and left. That is the whole post.',
    picture: 'lake-noon.webp',
    dayPart: 'midday',
    talk: [says('demo', 'It is a very good post.')],
  },
  {
    authorKey: 'kiri',
    content: 'Night loop of the bays, seven of us, phosphorescence in the water. For once nobody talked about tyres.',
    groupKey: 'nightShift',
    talk: [
      says('grace', 'Not even Jules would have.', answers('jules', 'I would have held it in until the car park.')),
    ],
  },
];
