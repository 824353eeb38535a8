/** A wording that is American in every sense a question could mean, and what the product writes instead. */
export type AmericanSpelling = { readonly wording: RegExp; readonly british: string };

const words: Readonly<Record<string, string>> = {
  '(?:dis)?color\\w*': 'colour',
  'tires?(?! (?:you|them|easily|quickly|people|drivers|the driver|a driver|out|more))(?<!\\b(?:to|can|will|may|might|could|soon|you|it|who|nobody|driving|quickly|easily|and|not) tires?)':
    'tyre',
  'curb(?:s|side)?(?<!\\b(?:to|can|will|may|and) curb)': 'kerb',
  'licenses?(?<!\\b(?:to|can|will|may|must|and|not) license)': 'licence (noun)',
  'gray(?:s|er|ish)?': 'grey',
  'center(?:s|ed|ing|line)?': 'centre',
  '(?:kilo|centi|milli)meters?|(?<=\\d[ -]?)meters?|meters(?<!\\b(?:parking|taxi|trip) meters)': 'metre',
  'programs?': 'programme',
  '(?:travel|signal|label|cancel|model|fuel|level|marshal|channel|total|pedal|quarrel)(?:ing|ed|er|ers)':
    'double the l',
  'maneuver\\w*': 'manoeuvre',
  '(?:behavi|neighb|fav|hon|harb|lab|vap|rum|arm|hum|od|flav|vig|endeav)or(?:s|ed|ing|able|hood|ly)?': '-our',
  'plows?|plowed|snowplows?': 'plough',
  '(?:de|of)fense|pretense': '-ence',
  'analyz\\w+': 'analyse',
  'catalog|dialog': '-ogue',
  aluminum: 'aluminium',
  'fibers?': 'fibre',
  'liters?': 'litre',
  'theaters?': 'theatre',
  'skillful\\w*|fulfills?|enrolls?|willful\\w*': 'one l',
  'skeptic\\w*': 'sceptic',
  jewelry: 'jewellery',
  pajamas: 'pyjamas',
  'moms?': 'mum',
  gotten: 'got',
  'gasoline|gas stations?': 'petrol',
  'gas pedals?': 'accelerator',
  'sidewalks?': 'pavement',
  'crosswalks?': 'crossing',
  'windshields?': 'windscreen',
  'freeways?': 'motorway',
  'fenders?': 'wing',
  'turn signals?': 'indicator',
  'parking lots?': 'car park',
  'traffic circles?': 'roundabout',
  'stop ?lights?': 'traffic lights or brake lights',
  'stick ?shifts?': 'manual gearbox',
  "driver'?s'? licenses?": 'driving licence',
  'cell ?phones?': 'mobile phone',
  'railroads?': 'railway',
  'licen[cs]e plates?': 'number plate',
  '(?:to|should|must|can|you|and) practice(?= (?:a|the|your|in|on|with|driving|until|before|this|it|them|emergency))':
    'practise (verb)',
  '(?:the|a|your|driving|good|bad|more|safe) practise': 'practice (noun)',
  // everyone spells size, prize, seize, capsize and maize with z
  '(?!(?:(?:over|under|down|re)?siz|priz|seiz|capsiz|maiz)(?:e|es|ed|ing)\\b)\\w+(?:iz(?:e|es|ed|ing|er|ers)|ization)':
    '-ise',
};

/** What to look for, whole words only, capitals or not. */
export const americanSpellings: readonly AmericanSpelling[] = Object.entries(words).map(([pattern, british]) => ({
  wording: new RegExp(`\\b(?:${pattern})\\b`, 'gi'),
  british,
}));
