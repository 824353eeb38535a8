import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '#web/lib/motion.ts';
import { whenSettled } from '#web/lib/when-settled.ts';
import { scenarioQuery } from '../api/get-scenario.ts';
import type { Drive } from '../drive/create-drive.ts';

/** `undrawable` is a device without WebGL: the clip is told in words then. */
export type DriveState =
  | { readonly is: 'waiting' | 'loading' | 'ready' | 'undrawable' }
  | { readonly is: 'failed'; readonly failure: unknown };

const fetchDrawing = () => import('../drive/create-drive.ts');

/**
 * The moving picture of a clip on a canvas, which follows the canvas's size. A street is built when its clip is to play: many are only
 * looked at in passing. What it takes is fetched before that, once the page has settled.
 */
export function useDrive(canvas: RefObject<HTMLCanvasElement | null>, clipId: string) {
  const client = useQueryClient();
  const [state, setState] = useState<DriveState>({ is: 'waiting' });
  const drive = useRef<Drive>(null);
  const sizes = useRef<ResizeObserver>(null);
  const shown = useRef(0);

  useEffect(() => {
    let isLeft = false;
    void whenSettled().then(() => {
      if (isLeft) return;
      void client.prefetchQuery(scenarioQuery(clipId));
      // What fails here is fetched again when the clip is to play.
      fetchDrawing().catch(() => undefined);
    });
    return () => {
      isLeft = true;
      sizes.current?.disconnect();
      drive.current?.dispose();
      drive.current = null;
    };
  }, [client, clipId]);

  /** Builds the street, once. @returns whether the clip can play, in pictures or in words */
  async function start(): Promise<boolean> {
    if (state.is === 'ready' || state.is === 'undrawable') return true;
    setState({ is: 'loading' });
    try {
      const [scenario, { createDrive }] = await Promise.all([client.fetchQuery(scenarioQuery(clipId)), fetchDrawing()]);
      const element = canvas.current;
      if (!element) return false;
      drive.current = drawOn(element, () => createDrive(element, scenario));
      setState({ is: drive.current ? 'ready' : 'undrawable' });
      return true;
    } catch (failure) {
      setState({ is: 'failed', failure });
      return false;
    }
  }

  function drawOn(element: HTMLCanvasElement, create: () => Drive): Drive | null {
    let made: Drive;
    try {
      made = create();
    } catch {
      return null;
    }
    const follow = () => {
      made.resize(element.clientWidth, element.clientHeight);
      made.renderAt(shown.current);
    };
    follow();
    sizes.current = new ResizeObserver(follow);
    sizes.current.observe(element);
    return made;
  }

  return {
    state,
    start,
    /** Draws the picture of a moment. With reduced motion a clip is a row of pictures, one a second: it cannot stand still. */
    show(seconds: number) {
      const moment = prefersReducedMotion() ? Math.floor(seconds) : seconds;
      if (moment === shown.current) return;
      shown.current = moment;
      drive.current?.renderAt(moment);
    },
  };
}
