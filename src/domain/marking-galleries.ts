import type { MarkingGroup } from './signs/sign.ts';

/** A gallery of road markings, lights and signals as the library shows it beside the categories of signs. */
export type MarkingGallery = {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** What its number counts. */
  readonly counted: string;
  /** What it holds, in order, each group under a heading of its own. */
  readonly groups: readonly { readonly id: MarkingGroup; readonly title: string }[];
  /** Ids of markings that stand for it. */
  readonly examples: readonly string[];
};

/** Every group of markings is in one gallery. Their ids share the addresses of the categories of signs, so none is called alike. */
export const markingGalleries: readonly MarkingGallery[] = [
  {
    id: 'road-markings',
    title: 'Road markings',
    description: 'Lines, studs, boxes and words on the road and the kerb.',
    counted: 'markings',
    groups: [
      { id: 'across', title: 'Across the road' },
      { id: 'along', title: 'Along the road' },
      { id: 'stud', title: 'Studs' },
      { id: 'edge', title: 'At the edge: waiting, stopping and loading' },
      { id: 'surface', title: 'Boxes, arrows and words' },
    ],
    examples: ['marking-double-white-mixed', 'marking-box-junction', 'marking-yellow-double'],
  },
  {
    id: 'light-signals',
    title: 'Traffic lights and lane signals',
    description: 'Lights at junctions, over lanes and above motorways.',
    counted: 'signals',
    groups: [
      { id: 'lights', title: 'Traffic lights' },
      { id: 'lanes', title: 'Over lanes' },
      { id: 'motorway', title: 'On motorways' },
    ],
    examples: ['signal-red-amber', 'signal-level-crossing', 'signal-red-cross'],
  },
  {
    id: 'officers-and-patrols',
    title: 'Police, officers and patrols',
    description: 'Signals by people who may stop you, and their lights.',
    counted: 'signals',
    groups: [
      { id: 'police', title: 'The police' },
      { id: 'patrol', title: 'School crossing patrols' },
      { id: 'officer', title: 'Lights of those who may stop you' },
    ],
    examples: ['police-stop-front', 'police-come-on-side', 'patrol-stop'],
  },
  {
    id: 'drivers-signals',
    title: 'Signals by other drivers',
    description: 'Arms, indicators and lamps: what a driver is about to do.',
    counted: 'signals',
    groups: [
      { id: 'vehicle', title: 'Lamps on vehicles' },
      { id: 'arm', title: 'Arm signals' },
    ],
    examples: ['vehicle-signal-right', 'vehicle-signal-brake', 'arm-traffic-slow'],
  },
  {
    id: 'beacons-and-plates',
    title: 'Beacons, plates and loads',
    description: 'What a vehicle is, and what it carries.',
    counted: 'beacons and plates',
    groups: [
      { id: 'beacon', title: 'Beacons' },
      { id: 'plate', title: 'Plates and panels' },
      { id: 'hazard', title: 'Diamonds for dangerous goods' },
    ],
    examples: ['beacon-blue', 'plate-long-vehicle', 'hazard-flammable'],
  },
  {
    id: 'crossings-and-trams',
    title: 'Crossings and trams',
    description: 'Which crossing is which, and what is for tram drivers.',
    counted: 'crossings and signals',
    groups: [
      { id: 'crossing', title: 'Crossings' },
      { id: 'tram', title: 'For tram drivers' },
    ],
    examples: ['crossing-zebra', 'crossing-toucan', 'tram-diamond'],
  },
];

/** The gallery by its id; undefined for anything else. */
export function findMarkingGallery(id: string | undefined): MarkingGallery | undefined {
  return markingGalleries.find((gallery) => gallery.id === id);
}

/** The markings of a gallery, by its groups. */
export function inGallery<M extends { readonly group: MarkingGroup }>(
  gallery: MarkingGallery,
  markings: readonly M[],
): readonly M[] {
  return gallery.groups.flatMap(({ id }) => markings.filter(({ group }) => group === id));
}
