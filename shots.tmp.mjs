import { chromium } from '@playwright/test';
const base='http://localhost:4913';
const browser = await chromium.launch();
const out='/tmp/h3-shots'; import { mkdirSync } from 'node:fs'; mkdirSync(out,{recursive:true});
async function ctx(size, dark, who){
  const c = await browser.newContext({ viewport:size, baseURL: base, colorScheme: dark?'dark':'light' });
  if(who) await c.request.post('/api/auth/sign-in',{data:{email:`${who}@example.org`,password:'letmesell'}});
  const t = await c.newPage();
  await t.goto('/favicon.svg');
  await t.evaluate(([w,d])=>{ if(w) localStorage.setItem('signed_in','1'); if(d) localStorage.setItem('theme','dark'); },[who,dark]);
  return t;
}
const W={width:1280,height:900}, P={width:390,height:844};
const c0 = await browser.newContext({baseURL:base});
const s = await (await c0.request.post('/api/auth/sign-in',{data:{email:'mara_k@example.org',password:'letmesell'}})).json();
const id = s.profile.id; console.log(id);
const shot=async(t,name,full=true)=>{ await t.waitForLoadState('networkidle'); await t.waitForTimeout(400); await t.screenshot({path:`${out}/${name}.png`,fullPage:full}); };
for (const [size,sn] of [[W,'1280'],[P,'390']]) for (const dark of [false,true]) {
  const d=dark?'dark':'light';
  if (dark && size===W) continue;
  let t=await ctx(size,dark);
  await t.goto(`/trust-profile/${id}`); await shot(t,`profile-${d}-${sn}`);
  if(!dark){ await t.getByRole('tab',{name:'Reviews'}).click(); await shot(t,`profile-reviews-${d}-${sn}`); }
  await t.goto(`/reviews/${id}`); await shot(t,`reviews-${d}-${sn}`);
  t=await ctx(size,dark,'mara_k');
  await t.goto('/dashboard/reviews'); await shot(t,`mine-${d}-${sn}`);
  await t.getByRole('link',{name:/^Write a review/}).first().click(); await t.getByRole('radio').first().waitFor(); await t.getByRole('radio').nth(3).check({force:true}); await t.getByRole('checkbox').first().check({force:true}); await shot(t,`write-${d}-${sn}`,false);
  if(!dark){ await t.goto('/'); await shot(t,`home-${d}-${sn}`);}
}
await browser.close();
