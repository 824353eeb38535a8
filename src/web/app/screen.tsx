import { type ComponentType, use } from 'react';
import type { AppRoute } from './routes.ts';

type ScreenModule = { readonly Component: ComponentType };

const arrived = new Map<AppRoute, ScreenModule>();
const underWay = new Map<AppRoute, Promise<ScreenModule>>();
const failed = new Set<AppRoute>();

/** Fetches a screen's code once. One that failed stays failed until `forgetFailedScreens`. */
export function loadScreen(route: AppRoute): Promise<ScreenModule> {
  const known = underWay.get(route);
  if (known) return known;
  const loading = route.load();
  underWay.set(route, loading);
  loading.then(
    (module) => arrived.set(route, module),
    () => failed.add(route),
  );
  return loading;
}

/** Lets what could not be fetched be fetched again, the next time it is asked for. */
export function forgetFailedScreens(): void {
  for (const route of failed) underWay.delete(route);
  failed.clear();
}

/** A route's screen: at once where its code is there; otherwise the screen before it stays until it is. */
export function Screen({ route }: { readonly route: AppRoute }) {
  const { Component } = arrived.get(route) ?? use(loadScreen(route));
  return <Component />;
}
