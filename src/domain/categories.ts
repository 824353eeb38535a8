/** One of the sixteen question categories of spec section 3. */
export type Category = {
  /** Canonical number; Rules of the Road is 1 and the rest follow the order of the spec's list (reading 2). */
  readonly id: number;
  /** The picker's id, and the name of the content file. */
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** The official topic it counts towards in a mock test (reading 3). */
  readonly officialTopic: string;
};

const incidentsTopic = 'Incidents, accidents and emergencies';

/** The one category table. */
export const categories: readonly Category[] = [
  category(
    1,
    'rules-of-the-road',
    'Rules of the Road',
    'Speed limits, junctions, lanes, crossings and parking',
    'Rules of the road',
  ),
  category(
    2,
    'road-signs',
    'Road and traffic signs',
    'Signs, markings, lights and signals, and what they ask of you',
    'Road and traffic signs',
  ),
  category(3, 'alertness', 'Alertness', 'Looking, anticipating and staying free of distraction', 'Alertness'),
  category(4, 'attitude', 'Attitude', 'Patience, courtesy, space and giving priority', 'Attitude'),
  category(
    5,
    'hazard-awareness',
    'Hazard awareness',
    'Spotting what may develop, and knowing your own limits',
    'Hazard awareness',
  ),
  category(6, 'safety-margins', 'Safety margins', 'Stopping distances, gaps, grip and weather', 'Safety margins'),
  category(
    7,
    'vehicle-safety',
    'Safety and your vehicle',
    'Tyres, brakes, faults, belts, security and the environment',
    'Safety and your vehicle',
  ),
  category(
    8,
    'vehicle-handling',
    'Vehicle handling',
    'Bends, hills, night, weather and different roads',
    'Vehicle handling',
  ),
  category(
    9,
    'vulnerable-users',
    'Vulnerable road users',
    'People walking, cycling, riding and learning',
    'Vulnerable road users',
  ),
  category(10, 'incidents', 'Incidents', 'Breakdowns, tunnels, warning lights and fallen loads', incidentsTopic),
  category(
    11,
    'accidents',
    'Accidents and emergencies',
    'Collisions, casualties, first aid and reporting',
    incidentsTopic,
  ),
  category(12, 'motorway', 'Motorway rules', 'Joining, lanes, signals, breaking down and road works', 'Motorway rules'),
  category(
    13,
    'other-vehicles',
    'Other types of vehicle',
    'Lorries, buses, trams, motorcycles and how they move',
    'Other types of vehicle',
  ),
  category(14, 'vehicle-loading', 'Vehicle loading', 'Loads, passengers, trailers and towing', 'Vehicle loading'),
  category(
    15,
    'documents',
    'Documents',
    'Licences, insurance, MOT, penalties and learner rules',
    'Essential documents',
  ),
  category(16, 'videos', 'Videos', 'Short scenes with questions about what you saw', 'Video case study'),
];

function category(id: number, slug: string, name: string, description: string, officialTopic: string): Category {
  return { id, slug, name, description, officialTopic };
}

/** The category that a route names by number or slug (reading 2); undefined where there is none. */
export function findCategory(numberOrSlug: string | number): Category | undefined {
  const wanted = String(numberOrSlug);
  return categories.find((one) => String(one.id) === wanted || one.slug === wanted);
}
