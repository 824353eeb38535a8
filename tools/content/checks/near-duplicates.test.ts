import { expect, test } from 'vitest';
import { aBank, aContext } from '../fixture.ts';
import { checkNearDuplicates } from './near-duplicates.ts';

/** Questions on other things, so that word weights are those of a bank and not of two questions. */
const others = [
  'What does a flashing amber light at a pelican crossing mean?',
  'How often should you look at your tyre pressures?',
  'You are dazzled by the lights of an oncoming vehicle. What should you do?',
  'What is the least depth of tread that a car tyre must have?',
  'You are towing a caravan on a motorway. Which lane may you not use?',
  'Why should you leave a gap of two seconds on a dry road?',
].map((text, index) => ({ text, options: [`Answer ${index}`, 'B', 'C', 'D'] }));

const level = { options: ['Wait, because another train is coming', 'Drive round', 'Phone', 'Sound your horn'] };
const first = {
  ...level,
  text: 'A train has gone past, but the red lights at the level crossing are still flashing. What must you do?',
};

test('a reworded question is found, and both are named', () => {
  const again = {
    text: 'You are waiting at a level crossing and a train has gone by. The red lights are still flashing. What must you do?',
    options: ['Wait, as another train is on its way', 'Go', 'Turn round', 'Call'],
  };
  expect(checkNearDuplicates(aBank([first, again, ...others]), aContext())).toMatchObject([
    { questions: ['motorway-001', 'motorway-002'] },
  ]);
});

test('two sides of one matter are not the same question', () => {
  const otherSide = {
    text: 'The barriers at a level crossing start to fall as your car is already on the rails. What should you do?',
    options: ['Keep going and clear the crossing', 'Reverse', 'Stop', 'Get out'],
  };
  const stopping = [
    {
      text: 'What is the typical total stopping distance at 50 mph on a dry road?',
      options: ['53 metres', '36', '73', '96'],
    },
    {
      text: 'At 50 mph a car typically needs 53 metres to stop in the dry. What should you allow on a wet road?',
      options: ['At least 106 metres', '53', '73', '96'],
    },
  ];
  expect(checkNearDuplicates(aBank([first, otherSide, ...stopping, ...others]), aContext())).toEqual([]);
});

test('one wording about two offences with two fines is two questions', () => {
  const fine = (offence: string, amount: string) => ({
    text: `What is the highest fine a court can give for ${offence}?`,
    options: [amount, '£50', '£100', '£5,000'],
  });
  const fines = [fine('speeding on a motorway', '£2,500'), fine('not wearing a seat belt', '£500')];
  expect(checkNearDuplicates(aBank([...fines, ...others]), aContext())).toEqual([]);
});

test('one situation at two speeds is two questions', () => {
  const at = (text: string, right: string) => ({ text, options: [right, '0.5 metres', '3 metres', '5 metres'] });
  const speeds = [
    at('What is the least room you should leave when you pass a cyclist at 25 mph?', '1.5 metres'),
    at('You pass a cyclist on a 50 mph road. How much room should you leave?', 'More than 1.5 metres'),
  ];
  expect(checkNearDuplicates(aBank([...speeds, ...others]), aContext())).toEqual([]);
});

test('the same words about different pictures are different questions', () => {
  const sign = (image: string, meaning: string) => ({
    text: 'What does this sign mean?',
    image,
    options: [meaning, 'B', 'C', 'D'],
  });
  const signs = [sign('warning-tunnel', 'A tunnel is ahead'), sign('warning-ford', 'There is a ford ahead')];
  expect(checkNearDuplicates(aBank([...signs, ...others]), aContext())).toEqual([]);
});

test('the questions of one scene may begin alike, but not end alike', () => {
  const scene = 'You drive along a country lane in daylight. Two people on horses are riding ahead of you.';
  const ask = (end: string, right: string) => ({
    text: `${scene} ${end}`,
    tags: ['scene:horses'],
    options: [right, 'B', 'C', 'D'],
  });
  const speed = ask('What speed is safe?', 'Walking pace, 10 mph or less');
  const horn = ask('Is the horn safe?', 'No, it can scare them');
  const again = ask('What is a safe speed?', '10 mph or less, about walking pace');
  expect(checkNearDuplicates(aBank([speed, horn, ...others]), aContext())).toEqual([]);
  expect(checkNearDuplicates(aBank([speed, again, ...others]), aContext())).toHaveLength(1);
});
