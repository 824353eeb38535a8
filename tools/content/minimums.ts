/** Questions a category has at least. One that is missing here is not a category. */
export const minimums: Readonly<Record<string, number>> = {
  'rules-of-the-road': 60,
  'road-signs': 60,
  alertness: 60,
  attitude: 60,
  'hazard-awareness': 60,
  'safety-margins': 60,
  'vehicle-safety': 60,
  'vehicle-handling': 60,
  'vulnerable-users': 60,
  incidents: 60,
  accidents: 60,
  motorway: 60,
  'other-vehicles': 60,
  'vehicle-loading': 60,
  documents: 60,
  videos: 30,
};

/** Questions in the whole bank at least. */
export const bankMinimum = 1000;

/** Case studies: this category's questions come in scenes of so many, tagged `scene:<name>`. */
export const scenes = { slug: 'videos', count: 10, questionsEach: 3 } as const;
