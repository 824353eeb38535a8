import type { ReactNode, RefObject } from 'react';
import type { HazardClip } from '#contract/hazard.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ClipPoster } from '../clip-poster.tsx';

type ClipScreenProps = {
  readonly clip: HazardClip;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** Whether this device can draw it. */
  readonly isDrawn: boolean;
  /** Before the start a still is shown. */
  readonly isWaiting: boolean;
  /** Whether it is told in words as well, and what is said of this moment. */
  readonly isTold: boolean;
  readonly line: string | undefined;
  readonly onPress: () => void;
  /** Over the picture's foot. */
  readonly children: ReactNode;
};

/** The moving picture. A finger may press anywhere on it; keys and screen readers have the button below. */
export function ClipScreen({ clip, canvas, isDrawn, isWaiting, isTold, line, onPress, children }: ClipScreenProps) {
  return (
    <div>
      {/* The button below does the same for keys and screen readers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="relative aspect-video touch-manipulation overflow-hidden rounded-lg border-2 border-asphalt bg-asphalt select-none"
        onPointerDown={onPress}
      >
        <canvas ref={canvas} className="block size-full">
          {clip.description}
        </canvas>
        {(isWaiting || !isDrawn) && <ClipPoster clipId={clip.id} className="absolute inset-0 size-full" />}
        <div className="pointer-events-none absolute bottom-2 left-2">{children}</div>
      </div>
      {!isDrawn && (
        <div className="mt-3">
          <Notice kind="warn" title="This device cannot draw moving pictures">
            <p>The clip is told in words instead. Press when you hear or read of a hazard.</p>
          </Notice>
        </div>
      )}
      {isTold && <p className="mt-2 min-h-14 text-lg">{line}</p>}
    </div>
  );
}
