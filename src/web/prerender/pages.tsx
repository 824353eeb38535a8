import { renderToString } from 'react-dom/server';
import firstPaintCss from '#web/app/first-paint.css?inline';
import { FirstPaint } from '#web/app/first-paint.tsx';
import authCss from '#web/features/account/auth.css?inline';
import { Login } from '#web/features/account/login.tsx';
import { Signup } from '#web/features/account/signup.tsx';

/** What the build puts into each HTML file: its markup and its critical CSS. Run at build time only (tools/build/prerender.ts). */
export const pages: Readonly<Record<string, { readonly markup: string; readonly css: string }>> = {
  'index.html': { markup: renderToString(<FirstPaint />), css: firstPaintCss },
  'auth/login.html': { markup: renderToString(<Login />), css: authCss },
  'auth/signup.html': { markup: renderToString(<Signup />), css: authCss },
};
