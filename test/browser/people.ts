import type { Browser, Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** One of the demo town's members, signed in on a browser of their own, with an empty tab. */
export async function signedIn(browser: Browser, username: string, viewport: Size): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const credentials = { email: `${username}@example.org`, password: 'letmesell' };
  const answer = await context.request.post('/api/auth/sign-in', { data: credentials });
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`);
  const { profile } = (await answer.json()) as { profile: { id: string } };
  const { cookies } = await context.storageState();
  // The hint by which the app asks for a session at once, and knows whose; from here on it keeps it itself.
  const hint = [{ name: 'signed_in', value: profile.id }];
  await context.setStorageState({
    cookies,
    origins: [{ origin: new URL(answer.url()).origin, localStorage: hint }],
  });
  return context.newPage();
}

/** A guest who has just come, on a page of a browser of their own. */
export async function newGuest(browser: Browser, viewport: Size, path: string): Promise<Page> {
  const tab = await (await browser.newContext({ viewport })).newPage();
  await tab.goto(`/auth?guest=1&next=${encodeURIComponent(path)}`);
  await tab.getByRole('button', { name: 'Create guest session' }).click();
  await tab.getByRole('button', { name: 'I have saved them, continue' }).click();
  await tab.waitForURL((url) => url.pathname === path);
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

/** Publishes a listing as the person of this tab, where they say it is if they do, and answers its id. */
export async function publish(
  tab: Page,
  title: string,
  price: number,
  place: { location?: string; zipCode?: string } = {},
): Promise<string> {
  const { id } = await call<{ id: string }>(tab, 'POST', '/api/listings', {
    title,
    description: 'Of the browser tests.',
    price,
    category: 'other',
    condition: 'good',
    imageIds: [],
    ...place,
  });
  return id;
}
