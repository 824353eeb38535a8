import { describe, expect, it } from 'vitest';
import { areaPages, readAreaPath } from './area-pages.ts';

describe('readAreaPath', () => {
  it.each(['/', '', '//'])('finds no segment in "%s"', (path) => {
    expect(readAreaPath(path)).toEqual({ kind: 'none' });
  });

  it.each(['/biking', '/biking/intro', '/constructor', '/Theory'])('calls the first segment of %s unknown', (path) => {
    expect(readAreaPath(path)).toMatchObject({ kind: 'unknown' });
  });

  it('reads an area by itself', () => {
    expect(readAreaPath('/signs/')).toEqual({ kind: 'area', area: 'signs', page: undefined });
  });

  it('reads an area and its page, and what is below it', () => {
    const intro = { kind: 'area', area: 'hazard', page: { title: 'Introduction Video' } };
    expect(readAreaPath('/hazard/intro')).toMatchObject(intro);
    expect(readAreaPath('/hazard/intro/3')).toMatchObject(intro);
  });

  it('knows no flagged page of hazard', () => {
    expect(readAreaPath('/hazard/flagged')).toEqual({ kind: 'area', area: 'hazard', page: undefined });
  });
});

describe('areaPages', () => {
  const titles = (area: keyof typeof areaPages) => areaPages[area].map(({ title }) => title);

  it('names the menus as the spec and reading 28 do', () => {
    expect(titles('theory')).toEqual([
      'Practice Revision Questions',
      'Mock Test',
      'Flagged Questions',
      'Progress Monitor',
      'Advice & Information',
    ]);
    expect(titles('hazard')).toEqual([
      'Introduction Video',
      'Practice Video Clips',
      'Mock Test',
      'Progress Monitor',
      'Advice',
    ]);
    expect(titles('highway')).toEqual([
      'Getting Started',
      'Learn the Code',
      'Index',
      'Bookmarks',
      'Quick Quiz',
      'Progress Monitor',
    ]);
    expect(titles('signs')).toEqual([
      'Getting Started',
      'Sign Categories',
      'Sign Finder',
      'Flagged Signs',
      'Signs Quiz',
    ]);
  });
});
