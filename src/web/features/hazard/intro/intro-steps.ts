import { hazardClipsInRealTest, hazardMaximumScore, hazardPassMark, hazardPointsPerHazard } from '#domain/constants.ts';

export type IntroPicture = 'screen' | 'parked' | 'developing' | 'window' | 'responses' | 'clips' | 'mark' | 'scan';

export type IntroStep = {
  readonly picture: IntroPicture;
  readonly heading: string;
  /** How long the film stays with it. */
  readonly seconds: number;
  /** What the picture shows, for those who do not see it. */
  readonly shows: string;
  readonly text: readonly string[];
};

const clips = hazardClipsInRealTest;
const points = hazardPointsPerHazard;

/** The introduction, picture by picture. */
export const introSteps: readonly IntroStep[] = [
  {
    picture: 'screen',
    heading: 'You sit in the driver’s seat',
    seconds: 32,
    shows: 'A screen that shows a street as a driver sees it.',
    text: [
      `The second part of the theory test is hazard perception. You watch ${clips} clips of everyday roads, filmed from a driver’s seat.`,
      'Each clip is about a minute long. You cannot stop it or see it again.',
      'You get the clips after the questions, with a break of up to three minutes in between. Before they start, a film like this one explains what to do.',
    ],
  },
  {
    picture: 'parked',
    heading: 'A hazard you can see coming',
    seconds: 34,
    shows: 'A car is parked on the left. Nobody is in it and nothing moves.',
    text: [
      'Roads are full of things that might become a danger: parked cars, side roads, people near the kerb.',
      'As long as nothing changes for you, there is nothing to respond to.',
      'A good driver sees them all the same, and asks of each: what could it do next? Could that car move off? Is there somebody in it?',
    ],
  },
  {
    picture: 'developing',
    heading: 'A developing hazard',
    seconds: 34,
    shows: 'The same parked car. Its door is opening into the road, and a person is getting out.',
    text: [
      'Now the door opens. You would have to slow down or move out. That is a developing hazard.',
      'It is what the test is about: something that makes you change speed or direction, or stop.',
      'Look at what changes. A wheel turns, a brake light comes on, a person at the kerb looks over a shoulder. The hazard begins there, and not when it is in front of your bonnet.',
    ],
  },
  {
    picture: 'window',
    heading: 'The sooner, the more points',
    seconds: 36,
    shows: `A time line. From the moment the hazard begins, ${points} fields count down from ${points} to 1.`,
    text: [
      `Each hazard has a stretch of time that scores. Respond as it begins and you get ${points} points; then ${points - 1}, and so on down to 1.`,
      'Before the stretch and after it there is nothing to get.',
      'So do not wait until you are sure. Respond when you would begin to ease off, and again if it goes on growing. The first press inside the stretch is the one that scores.',
    ],
  },
  {
    picture: 'responses',
    heading: 'Respond when you see it',
    seconds: 36,
    shows:
      'Two rows of clicks. In the first there are two clicks as a hazard begins. In the second there are many, evenly spaced.',
    text: [
      'Press when you see the hazard begin. You need not point at it. A second press a moment later does no harm.',
      'Pressing all the time, or in a rhythm, is seen as cheating, and the clip then scores nothing.',
      'Here you may press on the picture, on the button below it, or with the space bar. A small red flag shows that the press was noticed. It does not say what it was worth.',
    ],
  },
  {
    picture: 'clips',
    heading: `${clips} clips, ${clips + 1} hazards`,
    seconds: 32,
    shows: `${clips} small screens. ${clips - 1} have one stud, one has two.`,
    text: [
      'Every clip has at least one developing hazard. One clip has two, and nobody tells you which.',
      'So keep looking until the clip ends.',
      'Many things on the way look as if they might become a hazard, and never do. To press for one of them does no harm: you lose no points by it.',
    ],
  },
  {
    picture: 'mark',
    heading: `${hazardPassMark} of ${hazardMaximumScore} to pass`,
    seconds: 34,
    shows: `A lane line with a mark at ${hazardPassMark} of ${hazardMaximumScore}.`,
    text: [
      `${clips + 1} hazards with up to ${points} points each make ${hazardMaximumScore}. The pass mark for car drivers is ${hazardPassMark}.`,
      'You must pass this part and the questions on the same day.',
      'That is a little under three points for each hazard. Somebody who sees most of them a moment late still passes; somebody who misses six of them must be quick with all the others.',
    ],
  },
  {
    picture: 'scan',
    heading: 'Where to look',
    seconds: 34,
    shows: 'A road with arrows from the far distance to the near, and to both sides.',
    text: [
      'Look far ahead, then near, then to both sides, and start again.',
      'Look for clues: brake lights, a ball, feet under a van, a bus about to leave. They come before the hazard does.',
      'Rest your eyes on nothing for long. And when you have pressed for something, look away from it again: the next thing is already on its way.',
    ],
  },
];
