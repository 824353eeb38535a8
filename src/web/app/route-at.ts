import { matchPath } from 'react-router';
import { type AppRoute, routes } from './routes.ts';

/** The route that shows a path; the not-found page's where there is none. */
export function routeAt(pathname: string): AppRoute {
  const found = routes.find(({ path }) => path === '*' || matchPath(path, pathname));
  if (!found) throw new Error('src/web/app/routes.ts has no route "*".');
  return found;
}
