import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { areaPages, readAreaPath } from '#domain/area-pages.ts';
import { testResultsQuery } from '#web/lib/test-results.ts';
import { AreaMenu } from './area-menu.tsx';

const result = {
  id: 'a',
  score: 85,
  correctAnswers: 17,
  incorrectAnswers: 3,
  timeTaken: 400,
  testDate: '2026-11-20T09:30:00.000Z',
  passed: true,
  category: 'signs' as const,
  subcategory: null,
};

function menuOf(pathname: string, results = [result]): string {
  const client = new QueryClient();
  const statistics = { testsTaken: results.length, averageScore: 85, latestScores: [85] };
  client.setQueryData(testResultsQuery.queryKey, { pages: [{ results, next: null, statistics }], pageParams: [null] });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <AreaMenu path={readAreaPath(pathname)} />
      </MemoryRouter>
    </QueryClientProvider>,
  ).replaceAll('&amp;', '&');
}

describe('AreaMenu', () => {
  it.each(['theory', 'hazard', 'highway', 'signs'] as const)('offers the pages of %s', (area) => {
    const menu = menuOf(`/${area}`);
    for (const { slug, title } of areaPages[area]) {
      expect(menu).toContain(`href="/${area}/${slug}"`);
      expect(menu).toContain(title);
    }
  });

  it('answers an unknown area with a notice and a way back', () => {
    const menu = menuOf('/biking');
    expect(menu).toContain('Coming Soon');
    expect(menu).toMatch(/href="\/categories"[^>]*>Back to categories</);
  });

  it('shows past results without a segment', () => {
    const menu = menuOf('/');
    expect(menu).toContain('Road Signs');
    expect(menu).toContain('20 Nov 2026, 09:30');
    expect(menu).toContain('85%');
    expect(menu).toContain('Passed');
  });

  it('says so when there are none', () => {
    expect(menuOf('/', [])).toContain('No Test Results Yet');
  });
});
