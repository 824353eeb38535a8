import { hazardClipsInRealTest, hazardMaximumScore, hazardPassMark, hazardPointsPerHazard } from '#domain/constants.ts';

export type IntroPicture = 'screen' | 'parked' | 'developing' | 'window' | 'responses' | 'clips' | 'mark' | 'scan';

export type IntroStep = {
  readonly picture: IntroPicture;
  readonly heading: string;
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
    shows: 'A screen that shows a street as a driver sees it.',
    text: [
      `The second part of the theory test is hazard perception. You watch ${clips} clips of everyday roads, filmed from a driver’s seat.`,
      'Each clip is about a minute long. You cannot stop it or see it again.',
    ],
  },
  {
    picture: 'parked',
    heading: 'A hazard you can see coming',
    shows: 'A car is parked on the left. Nobody is in it and nothing moves.',
    text: [
      'Roads are full of things that might become a danger: parked cars, side roads, people near the kerb.',
      'As long as nothing changes for you, there is nothing to respond to.',
    ],
  },
  {
    picture: 'developing',
    heading: 'A developing hazard',
    shows: 'The same parked car. Its door is opening into the road, and a person is getting out.',
    text: [
      'Now the door opens. You would have to slow down or move out. That is a developing hazard.',
      'It is what the test is about: something that makes you change speed or direction, or stop.',
    ],
  },
  {
    picture: 'window',
    heading: 'The sooner, the more points',
    shows: `A time line. From the moment the hazard begins, ${points} fields count down from ${points} to 1.`,
    text: [
      `Each hazard has a stretch of time that scores. Respond as it begins and you get ${points} points; then ${points - 1}, and so on down to 1.`,
      'Before the stretch and after it there is nothing to get.',
    ],
  },
  {
    picture: 'responses',
    heading: 'Respond when you see it',
    shows:
      'Two rows of clicks. In the first there are two clicks as a hazard begins. In the second there are many, evenly spaced.',
    text: [
      'Press when you see the hazard begin. You need not point at it. A second press a moment later does no harm.',
      'Pressing all the time, or in a rhythm, is seen as cheating, and the clip then scores nothing.',
    ],
  },
  {
    picture: 'clips',
    heading: `${clips} clips, ${clips + 1} hazards`,
    shows: `${clips} small screens. ${clips - 1} have one stud, one has two.`,
    text: [
      'Every clip has at least one developing hazard. One clip has two, and nobody tells you which.',
      'So keep looking until the clip ends.',
    ],
  },
  {
    picture: 'mark',
    heading: `${hazardPassMark} of ${hazardMaximumScore} to pass`,
    shows: `A lane line with a mark at ${hazardPassMark} of ${hazardMaximumScore}.`,
    text: [
      `${clips + 1} hazards with up to ${points} points each make ${hazardMaximumScore}. The pass mark for car drivers is ${hazardPassMark}.`,
      'You must pass this part and the questions on the same day.',
    ],
  },
  {
    picture: 'scan',
    heading: 'Where to look',
    shows: 'A road with arrows from the far distance to the near, and to both sides.',
    text: [
      'Look far ahead, then near, then to both sides, and start again.',
      'Look for clues: brake lights, a ball, feet under a van, a bus about to leave. They come before the hazard does.',
    ],
  },
];
