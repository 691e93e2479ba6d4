import type { Browser, Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** One of the demo town's members, signed in on a browser of their own. */
export async function signedIn(browser: Browser, username: string, viewport: Size): Promise<Page> {
  const tab = await (await browser.newContext({ viewport })).newPage();
  await tab.goto('/auth');
  await tab.getByLabel('Email').fill(`${username}@example.org`);
  await tab.getByLabel('Password', { exact: true }).fill('letmesell');
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await tab.waitForURL((url) => url.pathname !== '/auth');
  return tab;
}

/** Calls the API as the person of this tab. */
export async function call<Answer>(tab: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  const { accessToken } = (await (await tab.request.post('/api/auth/refresh')).json()) as {
    accessToken: string;
  };
  const answer = await tab.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${accessToken}` },
    data: body,
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}

/** Publishes a listing as the person of this tab and answers its id. */
export async function publish(tab: Page, title: string, price: number): Promise<string> {
  const { id } = await call<{ id: string }>(tab, 'POST', '/api/listings', {
    title,
    description: 'Of the browser tests.',
    price,
    category: 'other',
    condition: 'good',
    imageIds: [],
  });
  return id;
}
