import type { Problem } from '../../../api/problem';
import { problemText } from '../../../app/problems/problem-text';
import { i18n, tryTexts } from '../../../i18n/i18n';
import { toastError } from '../../../ui/toast/toast-store';
import { restoreToDraft } from './data/chat-drafts';
import type { Unsent } from './data/chat-outbox';

/** The texts may be missing: what is sent may have been written on an earlier visit, and this page be any. */
const chatTexts = () => tryTexts(['chat']);

/** The server did not take a message: it goes back into the composer, and its writer is told why (spec 2, sections 4 and 8). */
export async function refuseMessage(me: string, message: Unsent, problem: Problem): Promise<void> {
  restoreToDraft(me, message, { text: message.content, images: message.images });
  await chatTexts();
  const { title, description } =
    problem.status >= 500 ? { title: i18n.t('chat:composer.failed') } : await problemText(problem);
  toastError({ title, description });
}

/** The message stands, but its offer does not (spec 2, section 8). */
export async function offerFailed(): Promise<void> {
  await chatTexts();
  toastError({
    title: i18n.t('chat:offer.failed-with-bot'),
  });
}
