import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type OfferQuestion as Question,
  useConfirmOfferMutation,
  useDenyOfferMutation,
} from '../../../../api/messaging/messaging';
import { tellFailure } from '../../../../app/problems/tell-failure';
import { useAppDispatch } from '../../../../app/store';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { Button } from '../../../../ui/button';
import { changeMessages } from '../data/chat-thread';
import { withOfferMade } from '../data/thread-state';
import { useChatWords } from '../use-chat-words';
import styles from './offer-question.module.css';

type OfferQuestionProps = {
  conversationId: string;
  question: Question;
  /** Where one reads on once it is answered. */
  log: RefObject<HTMLElement | null>;
};

/** A message may have meant an offer; only its writer knows, and says so on whichever device. */
export function OfferQuestion({ conversationId, question, log }: OfferQuestionProps) {
  const { messageId, amount } = question;
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const dispatch = useAppDispatch();
  const place = useFocusKept<HTMLDivElement>(log);
  const [confirm, { isLoading: confirming }] = useConfirmOfferMutation();
  const [deny, { isLoading: denying }] = useDenyOfferMutation();
  const confirmOfferBody = { messageId };

  const yes = async () => {
    const offer = await confirm({ confirmOfferBody }).unwrap();
    dispatch(changeMessages(conversationId, (state) => withOfferMade(state, messageId, offer)));
  };
  const answer = async (give: () => Promise<unknown>) => {
    try {
      await give();
    } catch (error) {
      tellFailure(t('offer.failed'), error);
    }
  };
  return (
    <div ref={place} className={styles.question}>
      <p>{t('offer.question.text', { amount: money(amount) })}</p>
      <Button size="small" busy={confirming} disabled={denying} onClick={() => void answer(yes)}>
        {t('offer.question.yes')}
      </Button>
      <Button
        size="small"
        variant="secondary"
        busy={denying}
        disabled={confirming}
        onClick={() => void answer(() => deny({ confirmOfferBody }).unwrap())}
      >
        {t('offer.question.no')}
      </Button>
    </div>
  );
}
