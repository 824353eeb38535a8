import { chromium } from '@playwright/test';
const base='http://127.0.0.1:4871';
const browser=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run','--disable-quic']});
const only=process.argv[2]??'all';
for (const [name,w,h,scheme] of [['phone-light',360,740,'light'],['wide-dark',1280,800,'dark']]) {
  if(only!=='all'&&only!==name) continue;
  const ctx=await browser.newContext({baseURL:base,viewport:{width:w,height:h},colorScheme:scheme,locale:'en-GB',timezoneId:'Europe/London'});
  const page=await ctx.newPage(); page.on('console',m=>console.log(m.type(),m.text())); page.on('pageerror',e=>console.log('ERR',e.message));
  const email=`a${Date.now()}${name}@example.org`;
  for(const [p,d] of [['sign-up',{name:'Alex Learner',email,password:'correct horse battery'}],['sign-in',{email,password:'correct horse battery'}]]) { const r=await page.request.post(`/api/auth/${p}/email`,{data:d,headers:{origin:base}}); if(r.status()!==200) console.log(await r.text()); }
  const shot=(n,full=false)=>page.screenshot({path:`/tmp/mocktest/${name}-${n}.png`,fullPage:full});
  await page.goto('/theory/mock'); await page.waitForLoadState('networkidle'); await shot('1-start',true);
  await page.getByRole('button',{name:'Start Mock Test'}).click();
  await page.getByRole('heading',{name:'Question 1 of 50'}).waitFor(); await page.getByRole('radio').nth(1).check(); await page.waitForTimeout(200); await shot('2-question');
  for(let i=0;i<20;i++){ if(i%4!==3) await page.keyboard.press('ab'[i%2]); if(i===6||i===9) await page.keyboard.press('f'); await page.keyboard.press('Enter'); }
  await page.waitForTimeout(200); await page.keyboard.press('f'); await page.waitForTimeout(150); await shot('3-question21');
  await page.getByRole('link',{name:'All questions'}).click(); await page.getByRole('heading',{name:'Check your answers'}).waitFor(); await page.waitForTimeout(200); await shot('4-check',true); await shot('4-check-view');
  await page.getByRole('link',{name:'Leave the test'}).click(); await page.waitForTimeout(300); await shot('5-resume');
  await page.getByRole('link',{name:'Resume'}).click(); await page.waitForTimeout(200);
  await page.getByRole('link',{name:'All questions'}).click();
  await page.getByRole('button',{name:'Finish test'}).click(); await page.waitForTimeout(200); await shot('6-dialog');
  await page.getByRole('dialog').getByRole('button',{name:'Finish test'}).click(); await page.getByText(/Sorry|Congrat/).waitFor(); await page.waitForTimeout(300); await shot('7-results',true);
  await page.goto('/theory/mock'); await page.waitForLoadState('networkidle'); await shot('8-after');
  await page.getByRole('link',{name:'Look at your answers'}).click(); await page.waitForTimeout(400); await shot('9-answers');
  await ctx.close();
}
await browser.close();
