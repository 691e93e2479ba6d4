import { freshAccessToken, mayHaveSession } from '../../../api/refresh-session';
import { accessToken } from '../../../api/session-token';
import { resumeGuest } from '../../../app/session/resume-guest';
import { storedGuest } from '../../../app/session/stored-guest';

/** False while the server cannot be reached about who has signed in here: they would be taken for nobody, and replaced. */
export async function isKnownWhoIsHere(): Promise<boolean> {
  await freshAccessToken();
  if (accessToken() === null && storedGuest()) await resumeGuest();
  return accessToken() !== null || (!mayHaveSession() && !storedGuest());
}
