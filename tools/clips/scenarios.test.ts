import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hazardScenario } from '#contract/hazard-scenario.ts';
import { type ClipWords, clipFaults } from './clip-faults.ts';

const folder = new URL('../../content/hazard/', import.meta.url);
const clips = JSON.parse(readFileSync(new URL('clips.json', folder), 'utf8')) as readonly ClipWords[];

function scenarioOf(id: string): unknown {
  return JSON.parse(readFileSync(new URL(`scenarios/${id}.json`, folder), 'utf8'));
}

describe('the clips', () => {
  it('are as many as in the test: 14 with 15 hazards, two of them in one clip', () => {
    expect(clips.map(({ hazards }) => hazards.length).toSorted((one, other) => one - other)).toEqual([
      ...Array<number>(13).fill(1),
      2,
    ]);
  });

  it('have a scenario each, and no scenario is without a clip', () => {
    const files = readdirSync(new URL('scenarios/', folder)).map((name) => name.replace('.json', ''));
    expect(files.toSorted()).toEqual(clips.map(({ id }) => id).toSorted());
  });

  it.each(clips)('$id fits its scenario and the road', (clip) => {
    const scenario = hazardScenario.parse(scenarioOf(clip.id));
    expect(scenario.hazards).toHaveLength(clip.hazards.length);
    expect(clipFaults(clip, scenario)).toEqual([]);
  });
});

describe('clipFaults', () => {
  const clip = clips.find(({ id }) => id === 'town-centre') as ClipWords;
  const scenario = hazardScenario.parse(scenarioOf('town-centre'));
  const hazard = clip.hazards[0] as ClipWords['hazards'][number];

  it('finds a window at the wrong time', () => {
    const early = { ...clip, hazards: [{ ...hazard, opens: 12, closes: 16 }] };
    expect(clipFaults(early, scenario).join('\n')).toMatch(/nothing is said|m away|nothing new/);
  });

  it('finds a driver who does not answer, and hits what steps out', () => {
    const blind = { ...scenario, ego: { ...scenario.ego, pace: [{ at: 0, mph: 23 }] } };
    expect(clipFaults(clip, blind).join('\n')).toContain('neither slow down nor steer');
  });

  it('finds a driver on the right, and above the limit', () => {
    const wrong = {
      ...scenario,
      ego: { ...scenario.ego, across: [{ at: 0, value: 1.75 }], pace: [{ at: 0, mph: 45 }] },
    };
    const found = clipFaults(clip, wrong).join('\n');
    expect(found).toContain('we do not keep to the left');
    expect(found).toContain('45 mph where 30 is the limit');
  });

  it('finds words that give the answer away', () => {
    const telling = { ...clip, narration: [...clip.narration, { at: 57, says: 'Here is the hazard.' }] };
    expect(clipFaults(telling, scenario).join('\n')).toContain('gives the answer away');
  });
});
