import { asHazardRun, type HazardRun, type HazardRunKind } from '#domain/hazard-run.ts';
import { keptOnDevice } from '#web/lib/kept-on-device.ts';

/** A learner's practice run and mock test on this device: the one under way, or the last one. */
export const keptHazardRun = {
  practice: keptOnDevice<HazardRun>('hazard-practice', asHazardRun),
  mock: keptOnDevice<HazardRun>('hazard-mock', asHazardRun),
} satisfies Record<HazardRunKind, unknown>;
