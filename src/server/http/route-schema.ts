import { failure } from '#contract/errors.ts';
import type { Route } from '#contract/route.ts';

/** What the framework validates, serialises and documents of a route. */
export function routeSchema({ name, summary, params, query, body, response }: Route) {
  return {
    operationId: name,
    summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { 200: response, '4xx': failure, '5xx': failure },
  };
}
