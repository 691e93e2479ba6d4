import { unannounced } from '../../../../api/claimed-problems';
import { ignoreProblem } from '../../../../api/problem';
import { wordsOf } from '../draft/draft-words';
import { copiesUnderWay, type Me, noteSent } from '../draft/local-copies';
import type { KeepDraftBody, KeptDraft } from './drafts-data';

/**
 * Browsers lose much of what a page sends as it is left, above all through a service worker. It is sent once more as the
 * same change of the same form, which the server takes once; what it refuses is decided when the draft is opened.
 */
export async function sendCopies(
  me: Me,
  send: (id: string, body: KeepDraftBody) => Promise<KeptDraft>,
): Promise<void> {
  for (const copy of copiesUnderWay(me)) {
    const { id, version, form, change } = copy;
    const words = wordsOf(copy);
    if (!words) continue;
    const kept = unannounced(send(id, { ...words, version, form, change }));
    await kept.then((answer) => noteSent(copy, answer.version), ignoreProblem);
  }
}
