import type { ComponentType } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { CountryLane, countryLaneMarkers } from './scenes/country-lane.tsx';
import { DualCarriageway, dualCarriagewayMarkers } from './scenes/dual-carriageway.tsx';
import { Markers } from './scenes/markers.tsx';
import { NightSuburb, nightSuburbMarkers } from './scenes/night-suburb.tsx';
import { QuietRoad } from './scenes/quiet-road.tsx';
import { Scene } from './scenes/scene.tsx';
import { SchoolRun, schoolRunMarkers } from './scenes/school-run.tsx';
import { TownCentre, townCentreMarkers } from './scenes/town-centre.tsx';

type Still = { readonly Picture: ComponentType; readonly markers: readonly (readonly [number, number])[] };

/** The drawn pictures by the clips' ids; markers stand in the order of a clip's `lookFor`. */
const stills: Readonly<Record<string, Still>> = {
  'town-centre': { Picture: TownCentre, markers: townCentreMarkers },
  'country-lane': { Picture: CountryLane, markers: countryLaneMarkers },
  'school-run': { Picture: SchoolRun, markers: schoolRunMarkers },
  'dual-carriageway': { Picture: DualCarriageway, markers: dualCarriagewayMarkers },
  'night-suburb': { Picture: NightSuburb, markers: nightSuburbMarkers },
};

const unknown: Still = { Picture: QuietRoad, markers: [] };

type ClipStillProps = {
  readonly clip: HazardClip;
  /** Numbers where there is something to look for. */
  readonly marked?: boolean;
  /** Beside the clip's name in a list, where the words are enough. */
  readonly decorative?: boolean;
  readonly className?: string;
};

/** A clip's scene as a drawn still. */
export function ClipStill({ clip, marked = false, decorative = false, className }: ClipStillProps) {
  const { Picture, markers } = stills[clip.id] ?? unknown;
  const fits = markers.length === clip.lookFor.length;
  return (
    <Scene label={decorative ? undefined : `Drawing: ${clip.description}`} {...(className && { className })}>
      <Picture />
      {marked && fits && <Markers places={markers} />}
    </Scene>
  );
}
