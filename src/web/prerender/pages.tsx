import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { FirstPaint } from '#web/app/first-paint.tsx';
import authCss from '#web/features/account/auth.css?inline';
import { Login } from '#web/features/account/login.tsx';
import { Signup } from '#web/features/account/signup.tsx';
import { prerenderScreens } from './screens.tsx';

/** What the build writes into the HTML files (tools/build/prerender.ts). Run at build time only. */
export const rendered = {
  /** The account pages, which React takes over as they are, with their critical CSS. */
  authPages: {
    'auth/login.html': { markup: renderToString(<Login />), css: authCss },
    'auth/signup.html': { markup: renderToString(<Signup />), css: authCss },
  },
  /** What stands for any screen. */
  firstPaint: renderToStaticMarkup(<FirstPaint />),
  screens: await prerenderScreens(),
};
