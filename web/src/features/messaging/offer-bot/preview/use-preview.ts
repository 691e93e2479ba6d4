import { useEffect, useState } from 'react';
import { unannounced } from '../../../../api/claimed-problems';
import { problemIn } from '../../../../api/problem';
import { type BotBody, type BotPreview, type BotPreviewBody, usePreviewBotMutation } from '../bots';
import { checkAdvanced } from '../form/bot-checks';

const AFTER_TYPING = 400;

/** The bot's answer, or why there is none: the form is not complete yet, or asking failed. */
export type Tried = BotPreview | 'incomplete' | 'failed' | null;

/** What has happened before the message. */
export type Buyer = Required<Pick<BotPreviewBody, 'confirmed' | 'offerNumber' | 'silentHours'>>;

/** Asks what the bot would answer, a moment after the last change. Null until the first answer. */
export function usePreview(bot: BotBody, message: string, buyer: Buyer): Tried {
  const [ask] = usePreviewBotMutation();
  const [tried, setTried] = useState<Tried>(null);
  const question = JSON.stringify({ bot, message: message.trim(), ...buyer });
  const isRead = !bot.advanced || Object.keys(checkAdvanced(bot.advanced)).length === 0;
  const complete = message.trim() !== '' && bot.minimumPrice > 0 && isRead;

  useEffect(() => {
    if (!complete) return undefined;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await answerOf(ask({ botPreviewBody: JSON.parse(question) as BotPreviewBody }).unwrap());
      if (current) setTried(answer);
    }, AFTER_TYPING);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [ask, question, complete]);
  return complete ? tried : 'incomplete';
}

/** Someone is still typing, so nothing of this is worth a toast. */
async function answerOf(asking: Promise<BotPreview>): Promise<Tried> {
  try {
    return await unannounced(asking);
  } catch (error) {
    return problemIn(error)?.issues ? 'incomplete' : 'failed';
  }
}
