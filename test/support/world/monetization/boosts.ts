import { randomUUID } from 'node:crypto';
import type { MyBoosts, StartedBoost } from '../../../../src/monetization/boosts/boost.dto.js';
import type { TestApp } from '../../app/app.js';
import type { Client } from '../../app/client.js';
import { grantCredits } from './credits.js';

export const startBoost = (client: Client, listingId: string, id: string = randomUUID()) =>
  client.post<StartedBoost>('/api/boosts', { id, listingId });

/** Somebody is granted a credit and spends it on a listing of theirs. @throws Error when it is refused */
export async function boostListing(
  app: TestApp,
  person: { id: string; client: Client },
  listingId: string,
): Promise<StartedBoost> {
  await grantCredits(app, person);
  const { status, body } = await startBoost(person.client, listingId);
  if (status !== 201) throw new Error(`The boost was refused: ${JSON.stringify(body)}`);
  return body;
}

export const boostsOf = async (client: Client, query = ''): Promise<MyBoosts> =>
  (await client.get<MyBoosts>(`/api/my-boosts${query}`)).body;
