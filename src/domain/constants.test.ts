import { describe, expect, test } from 'vitest';
import { areaIds, areas } from './areas.ts';
import { categories, findCategory } from './categories.ts';
import * as constants from './constants.ts';
import { productName } from './product.ts';

describe('The constants are the spec’s', () => {
  test('number for number', () => {
    expect({ ...constants }).toMatchObject({
      passScore: 70,
      minimumPasswordLength: 6,
      defaultMaxQuestions: 20,
      questionsLoadedAtATime: 10,
      challengeQuestions: 10,
      challengeMinutes: 20,
      fallbackQuestionCount: 34,
      areaPercentPerPass: 25,
      passesForFullProgress: 10,
      overallProgressWithoutPass: 10,
      excellentAccuracy: 80,
      goodAccuracy: 60,
      speedDemonSeconds: 300,
      speedDemonMinimumQuestions: 10,
      hazardClipsInRealTest: 14,
      hazardPointsPerHazard: 5,
      hazardPassMark: 44,
      hazardMaximumScore: 75,
      hazardIntroSeconds: 272,
      officialQuestions: 50,
      officialPassMark: 43,
      officialMinutes: 57,
      secondsPerQuestion: 68,
      autoMoveNextDelay: 1500,
      quickQuizQuestions: 3,
      quickQuizMinutes: 2,
      sessionTick: 30_000,
      sessionRefreshTicks: 3,
      requestTimeout: 10_000,
    });
  });

  test('toasts stay as long as section 9 and reading 21 say', () => {
    expect(constants.toastDurations).toMatchObject({
      default: 2500,
      signIn: 2000,
      auth: 2500,
      profile: 2000,
      mockTest: 1500,
      categorySessionComplete: 5000,
      lightweightSessionComplete: 3000,
    });
  });

  test('68 seconds are the official time over the official questions, rounded', () => {
    expect(constants.secondsPerQuestion).toBe(
      Math.round((constants.officialMinutes * 60) / constants.officialQuestions),
    );
  });

  test('the product has one name', () => {
    expect(productName).toBe('Catseye');
  });
});

describe('The areas', () => {
  test('are the four of the spec, with ten questions and its minutes', () => {
    expect(areaIds.map((id) => [id, areas[id].title, areas[id].questions, areas[id].minutes])).toEqual([
      ['theory', 'Theory Test', 10, 20],
      ['hazard', 'Hazard Perception', 10, 15],
      ['highway', 'Highway Code', 10, 15],
      ['signs', 'Road Signs', 10, 10],
    ]);
    for (const id of areaIds) expect(areas[id].id).toBe(id);
  });
});

describe('The categories', () => {
  test('are the sixteen of the spec, in its order and numbered from 1', () => {
    expect(categories.map(({ id, slug, name }) => [id, slug, name])).toEqual([
      [1, 'rules-of-the-road', 'Rules of the Road'],
      [2, 'road-signs', 'Road and traffic signs'],
      [3, 'alertness', 'Alertness'],
      [4, 'attitude', 'Attitude'],
      [5, 'hazard-awareness', 'Hazard awareness'],
      [6, 'safety-margins', 'Safety margins'],
      [7, 'vehicle-safety', 'Safety and your vehicle'],
      [8, 'vehicle-handling', 'Vehicle handling'],
      [9, 'vulnerable-users', 'Vulnerable road users'],
      [10, 'incidents', 'Incidents'],
      [11, 'accidents', 'Accidents and emergencies'],
      [12, 'motorway', 'Motorway rules'],
      [13, 'other-vehicles', 'Other types of vehicle'],
      [14, 'vehicle-loading', 'Vehicle loading'],
      [15, 'documents', 'Documents'],
      [16, 'videos', 'Videos'],
    ]);
  });

  test('count towards the fourteen official topics and the video case study; two of them share one', () => {
    const topics = categories.map((category) => category.officialTopic);
    expect(new Set(topics).size).toBe(15);
    expect(findCategory('incidents')?.officialTopic).toBe(findCategory('accidents')?.officialTopic);
    expect(findCategory('videos')?.officialTopic).toBe('Video case study');
  });

  test.each([
    [1, 1],
    ['1', 1],
    ['16', 16],
    ['videos', 16],
    ['0', undefined],
    ['17', undefined],
    ['01', undefined],
    ['all', undefined],
    ['Videos', undefined],
    ['', undefined],
  ])('are found by number or slug: %j', (given, id) => {
    expect(findCategory(given)?.id).toBe(id);
  });
});
