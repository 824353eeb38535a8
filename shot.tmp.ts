import { chromium } from '@playwright/test';
import { startServer } from './e2e/fixtures/server-process.ts';
import { prepareLearner } from './tools/screenshots/prepare-learner.ts';
const s = await startServer('full'); const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic']});
const c = await b.newContext({baseURL:s.url, viewport:{width:360,height:740}}); await prepareLearner(c.request,s.url);
const p = await c.newPage(); p.on('console',m=>console.log('console',m.text())); p.on('pageerror',e=>console.log('err',e.message)); p.on('requestfailed',r=>console.log('failed',r.url()));
await p.goto(process.argv[2]??'/'); await p.waitForTimeout(2500); await p.screenshot({path:'/tmp/one.png',fullPage:true}); console.log(p.url(), await p.title());
await b.close(); await s.stop();
