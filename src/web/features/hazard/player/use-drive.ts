import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { scenarioQuery } from '../api/get-scenario.ts';
import { prefersReducedMotion } from '#web/lib/motion.ts';
import { whenIdle } from '#web/lib/when-idle.ts';
import type { Drive } from '../drive/create-drive.ts';

/** `undrawable` is a device without WebGL: the clip is told in words then. */
export type DriveState = 'loading' | 'ready' | 'undrawable' | 'failed';

/** The moving picture of a clip on a canvas, which follows the canvas's size. What draws it is fetched with the first clip. */
export function useDrive(canvas: RefObject<HTMLCanvasElement | null>, clipId: string) {
  const scenario = useQuery(scenarioQuery(clipId));
  const code = useQuery({
    queryKey: ['hazard-drive'],
    queryFn: () => import('../drive/create-drive.ts'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const scene = scenario.data;
  const createDrive = code.data?.createDrive;
  const drive = useRef<Drive>(null);
  const shown = useRef(0);
  const [drawn, setDrawn] = useState<{ readonly clipId: string; readonly state: 'ready' | 'undrawable' }>();

  useEffect(() => {
    const element = canvas.current;
    if (!element || !scene || !createDrive) return;
    let made: Drive | undefined;
    const follow = () => {
      made?.resize(element.clientWidth, element.clientHeight);
      made?.renderAt(shown.current);
    };
    const sizes = new ResizeObserver(follow);
    let isLeft = false;
    // Building a street takes a while: not before the page is shown, and not for a clip that is only passed by.
    void whenIdle().then(() => {
      if (isLeft) return;
      try {
        made = createDrive(element, scene);
      } catch {
        setDrawn({ clipId, state: 'undrawable' });
        return;
      }
      drive.current = made;
      shown.current = 0;
      follow();
      sizes.observe(element);
      setDrawn({ clipId, state: 'ready' });
    });
    return () => {
      isLeft = true;
      sizes.disconnect();
      drive.current = null;
      made?.dispose();
    };
  }, [canvas, clipId, scene, createDrive]);

  const state: DriveState =
    drawn?.clipId === clipId ? drawn.state : scenario.isError || code.isError ? 'failed' : 'loading';
  return {
    state,
    failure: scenario.error ?? code.error,
    retry: () => void Promise.all([scenario.refetch(), code.refetch()]),
    /** Draws the picture of a moment. With reduced motion a clip is a row of pictures, one a second: it cannot stand still. */
    show(seconds: number) {
      const moment = prefersReducedMotion() ? Math.floor(seconds) : seconds;
      if (moment === shown.current) return;
      shown.current = moment;
      drive.current?.renderAt(moment);
    },
  };
}
