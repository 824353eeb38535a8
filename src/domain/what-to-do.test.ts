import { expect, it } from 'vitest';
import type { SignLook } from './sign-look.ts';
import type { SignCategory } from './signs/sign.ts';
import { whatToDo } from './what-to-do.ts';

const red = ['white', 'red'] as const;

it.each<[SignCategory, string, SignLook['shape'], SignLook['colours'], RegExp]>([
  ['warning', 'Crossroads ahead', 'triangle', red, /be ready to slow down or stop/],
  ['warning', 'Dual carriageway ends', 'triangle', red, /be ready to slow down or stop/],
  ['warning', 'Distance to ‘Give Way’ line', 'triangle-down', red, /just ahead/],
  ['regulatory', 'Give way', 'triangle-down', red, /goes first/],
  ['regulatory', 'Stop and give way', 'octagon', ['red'], /every time/],
  ['roadworks', 'Manually operated Stop board', 'octagon', ['red'], /turned to Go/],
  ['regulatory', 'No cycling', 'circle', red, /must not do/],
  ['regulatory', 'Turn left', 'circle', ['blue'], /gives an instruction/],
  ['regulatory', 'End of 20 mph zone', 'rectangle', ['white'], /is over/],
  ['regulatory', 'Red route', 'rectangle', ['red'], /small print/],
  ['information', 'Parking place', 'rectangle', ['blue'], /where to stop/],
  ['direction', 'Ring road', 'rectangle', ['green'], /right lane/],
  ['motorway', 'Red X: lane closed', 'signal', ['black'], /straight away/],
  ['motorway', 'Get in lane', 'rectangle', ['blue'], /change lanes/],
  ['roadworks', 'Road works ahead', 'triangle', red, /be ready to slow down or stop/],
  ['roadworks', 'Lanes closed ahead', 'rectangle', ['yellow'], /people at work/],
])('of %s, "%s": what to do', (category, name, shape, colours, words) => {
  expect(whatToDo({ category, name, look: { shape, colours } })).toMatch(words);
});
