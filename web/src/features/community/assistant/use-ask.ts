import { useTranslation } from 'react-i18next';
import { claimProblem } from '../../../api/claimed-problems';
import { useAskAssistantMutation } from '../../../api/community/assistant.gen';
import { askNow, lastTurns, useTalk, useTalkOf } from '../../../api/community/assistant-talk';
import { problemIn } from '../../../api/problem';
import { problemText } from '../../../app/problems/problem-text';
import { useSession } from '../../../app/session/use-session';
import { useOnline } from '../../../browser/use-online';
import { currentLanguage } from '../../../i18n/i18n';
import { toastError } from '../../../ui/toast/toast-store';

/** Who tells that a question has failed: the specification words it apart for the widget and the page. */
export type Place = 'failed' | 'failed-widget';

/** The conversation, and how to go on with it. */
export function useAsk(place: Place, listingId: string | undefined) {
  const { t } = useTranslation('assistant');
  const { status, profile } = useSession();
  const online = useOnline();
  const talk = useTalk();
  const [send] = useAskAssistantMutation();
  useTalkOf(status === 'unknown' ? undefined : (profile?.id ?? null));

  const ask = async (typed: string) => {
    const message = typed.trim();
    if (message === '' || talk.pending || !online) return;
    const turns = lastTurns();
    const asked = askNow(message);
    try {
      const body = { message, turns, language: currentLanguage(), ...(listingId && { listingId }) };
      const { reply, ...rest } = await send({ askAssistantBody: body }).unwrap();
      asked.answer(reply || t('sorry'), { ...rest, known: reply !== '' && rest.known });
    } catch (error) {
      asked.takeBack();
      const problem = problemIn(error);
      if (!problem) return;
      claimProblem(problem);
      await tell(t(`${place}.title`), t(`${place}.text`), problem);
    }
  };
  return { ...talk, online, ask: (typed: string) => void ask(typed) };
}

/** What one can do something about is said as it is; everything else in the words of the specification. */
async function tell(title: string, text: string, problem: Parameters<typeof problemText>[0]): Promise<void> {
  const { description = text } = problem.status === 429 ? await problemText(problem) : {};
  toastError({ title, description });
}
