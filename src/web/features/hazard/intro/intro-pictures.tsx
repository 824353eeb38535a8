import type { ComponentType } from 'react';
import { TownCentre } from '../scenes/town-centre.tsx';
import { ClipTiles } from './pictures/clip-tiles.tsx';
import { DevelopingHazard, ParkedCar } from './pictures/parked-car.tsx';
import { PassMark } from './pictures/pass-mark.tsx';
import { Responses } from './pictures/responses.tsx';
import { Scan } from './pictures/scan.tsx';
import { ScoringWindow } from './pictures/scoring-window.tsx';
import type { IntroPicture } from './intro-steps.ts';

/** `progress` goes from 0 to 1 while the film is with a picture; at 1 it is as it stands still. */
export type PictureProps = { readonly progress: number };

/** The drawings of the introduction by their names. */
export const introPictures: Readonly<Record<IntroPicture, ComponentType<PictureProps>>> = {
  screen: OnScreen,
  parked: ParkedCar,
  developing: DevelopingHazard,
  window: ScoringWindow,
  responses: Responses,
  clips: ClipTiles,
  mark: PassMark,
  scan: Scan,
};

/** The road comes nearer on the screen. */
function OnScreen({ progress }: PictureProps) {
  return (
    <>
      <rect width="320" height="180" fill="#24282c" />
      <rect x="42" y="10" width="236" height="138" rx="6" fill="#0a0b0d" />
      <svg x="48" y="16" width="224" height="126" viewBox="0 0 320 180">
        <g transform={`translate(160 78) scale(${1.5 - progress / 2}) translate(-160 -78)`}>
          <TownCentre />
        </g>
      </svg>
      <path d="M140 148h40l6 18h-52zM112 166h96v5h-96z" fill="#3a3f45" />
    </>
  );
}
