/** The four areas of the product, as results are filed under them (spec sections 1 and 3). */
export const areaIds = ['theory', 'hazard', 'highway', 'signs'] as const;
export type AreaId = (typeof areaIds)[number];

/** What an area's card on the dashboard says (spec sections 2 and 9). */
export type Area = {
  readonly id: AreaId;
  readonly title: string;
  readonly description: string;
  readonly questions: number;
  readonly minutes: number;
};

export const areas: Readonly<Record<AreaId, Area>> = {
  theory: {
    id: 'theory',
    title: 'Theory Test',
    description: 'Multiple-choice questions on the rules and on good driving',
    questions: 10,
    minutes: 20,
  },
  hazard: {
    id: 'hazard',
    title: 'Hazard Perception',
    description: 'See danger develop, and respond in time',
    questions: 10,
    minutes: 15,
  },
  highway: {
    id: 'highway',
    title: 'Highway Code',
    description: 'The rules themselves: learn, look up and test',
    questions: 10,
    minutes: 15,
  },
  signs: {
    id: 'signs',
    title: 'Road Signs',
    description: 'Signs, markings and signals, and what they mean',
    questions: 10,
    minutes: 10,
  },
};
