import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanTier } from '#contract/people';
import type { Feature } from '../../../../app/feature';
import { aSession, renderApp, signedInAs, stub } from '../../../../app/render-app';
import { onPlan } from '../../../../app/session/a-profile';
import { fakeMicrophone, removeMicrophone } from './recorder/a-microphone';
import { fakeTusServer } from './upload/a-tus-server';

export const ENGINE = 'GET /api/transcripts/engine';
export const TRANSCRIBE = 'POST /api/transcripts';
export const HAS_ENGINE = { [ENGINE]: { body: { configured: true } } };
export const NO_ENGINE = { [ENGINE]: { body: { configured: false } } };

/** For tests: a page with a microphone as a member with a plan sees it, and what stands behind it. */
export async function openVoicePage(
  path: string,
  feature: Feature,
  refuse?: string,
  tier: PlanTier = 'premium',
) {
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  const microphone = fakeMicrophone(refuse ? { refuse } : {});
  const uploads = fakeTusServer();
  const store = await renderApp(path, [feature, stub('/listing/:id'), stub('/elsewhere')]);
  await signedInAs(aSession(onPlan(tier)));
  await screen.findByRole('button', { name: 'Start recording' });
  return { microphone, uploads, store };
}

export const closeVoicePage = () => removeMicrophone();

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** For tests: something is said into the open page and ended. */
export async function say(microphone: ReturnType<typeof fakeMicrophone>, sound = 'a red kettle') {
  await press('Start recording');
  await screen.findByRole('button', { name: 'Stop recording' });
  await microphone.say(sound);
  await press('Stop recording');
  await act(async () => undefined);
}
