import { useTranslation } from 'react-i18next';
import { changeMessages } from '../../../../api/chat-thread';
import { claimProblem } from '../../../../api/claimed-problems';
import { useConfirmOfferMutation } from '../../../../api/messaging';
import { isProblem } from '../../../../api/problem';
import { withOfferMade } from '../../../../api/thread-state';
import { problemText } from '../../../../app/problem-text';
import { useAppDispatch } from '../../../../app/store';
import { Button } from '../../../../ui/button';
import { TOAST_DURATIONS, toast } from '../../../../ui/toast/toast-store';
import { useChatWords } from '../use-chat-words';
import styles from './offer-question.module.css';

type OfferQuestionProps = { conversationId: string; question: { messageId: string; amount: number } };

/** A message may have meant an offer; only its writer knows. */
export function OfferQuestion({ conversationId, question }: OfferQuestionProps) {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  const dispatch = useAppDispatch();
  const [confirm, { isLoading }] = useConfirmOfferMutation();
  const { messageId, amount } = question;
  const answered = () => dispatch(changeMessages(conversationId, (state) => ({ ...state, question: null })));

  const yes = async () => {
    try {
      const offer = await confirm({ confirmOfferBody: { messageId } }).unwrap();
      dispatch(changeMessages(conversationId, (state) => withOfferMade(state, messageId, offer)));
      answered();
    } catch (error) {
      if (!isProblem(error)) throw error;
      claimProblem(error);
      const { title, description = title } = await problemText(error);
      toast({
        title: t('offer.failed'),
        description,
        tone: 'destructive',
        duration: TOAST_DURATIONS.error,
      });
    }
  };
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds words only
    <div role="status" className={styles.question}>
      <p>{t('offer.question.text', { amount: money(amount) })}</p>
      <Button size="small" busy={isLoading} onClick={() => void yes()}>
        {t('offer.question.yes')}
      </Button>
      <Button size="small" variant="secondary" onClick={answered}>
        {t('offer.question.no')}
      </Button>
    </div>
  );
}
