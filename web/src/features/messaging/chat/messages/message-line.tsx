import { Bot } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferQuestion as Question } from '../../../../api/messaging/messaging';
import { Chip } from '../../../../ui/chip';
import { classes } from '../../../../ui/classes';
import { OfferQuestion } from '../offer/offer-question';
import { useChatWords } from '../use-chat-words';
import { MeetupLine } from './meetup-line';
import styles from './message-line.module.css';
import { MessagePictures } from './message-pictures';
import { MessageTime } from './message-time-tag';
import { MessageWords } from './message-words';
import { OrderLine } from './order-line';
import { ReceiptMark } from './receipt-mark';
import type { Line } from './timeline';

type MessageLineProps = {
  line: Line;
  name: string;
  now: number;
  /** What its writer is asked about it. */
  asked: Question | null;
  conversationId: string | null;
  log: RefObject<HTMLElement | null>;
};

/** A long conversation is drawn anew with each word in it: lines that say the same as before are left as they are. */
export const MessageLine = memo(
  (props: MessageLineProps) => {
    const { kind } = props.line.message;
    if (kind === 'meetup') return <MeetupLine {...props} />;
    if (kind === 'order') return <OrderLine {...props} />;
    return kind === 'offer' ? <OfferLine {...props} /> : <SpokenLine {...props} />;
  },
  (before, after) =>
    before.name === after.name &&
    before.now === after.now &&
    before.asked === after.asked &&
    before.conversationId === after.conversationId &&
    isSameLine(before.line, after.line),
);
MessageLine.displayName = 'MessageLine';

function isSameLine(before: Line, after: Line): boolean {
  return (Object.keys(after) as (keyof Line)[]).every((key) => before[key] === after[key]);
}

/** What happened to an offer, told by neither side. */
function OfferLine({ line: { message, own }, name, now }: MessageLineProps) {
  const { offerEvent } = useChatWords();
  return (
    <li className={styles.event} data-seq={message.seq}>
      {message.offer && (
        <Chip tone={message.offer.event === 'accepted' ? 'good' : 'plain'}>
          {offerEvent(message.offer, own, name)}
        </Chip>
      )}
      <MessageTime at={message.createdAt} now={now} />
    </li>
  );
}

function SpokenLine({ line, name, now, asked, conversationId, log }: MessageLineProps) {
  const { t } = useTranslation('chat');
  const { message, own, first, last, receipt } = line;
  const { images, content, removed } = message;
  return (
    <li
      className={classes(
        styles.line,
        own ? styles.own : styles.theirs,
        first && styles.first,
        last && styles.last,
      )}
      data-seq={message.seq}
    >
      <span className="visually-hidden">{own ? t('thread.yours') : name}:</span>
      {message.automatic && (
        <span className={styles.automatic}>
          <Bot aria-hidden="true" />
          {t('thread.automatic')}
        </span>
      )}
      {images.length > 0 && <MessagePictures images={images} name={own ? t('thread.yours') : name} />}
      {(content !== '' || removed) && (
        <p className={classes(styles.bubble, removed && styles.removed)}>
          {removed ? t('thread.removed') : <MessageWords words={content} />}
        </p>
      )}
      {message.offer && <OfferTag amount={message.offer.amount} />}
      {asked && conversationId && (
        <OfferQuestion conversationId={conversationId} question={asked} log={log} />
      )}
      {(last || receipt) && (
        <span className={styles.meta}>
          {last && <MessageTime at={message.createdAt} now={now} />}
          {receipt && <ReceiptMark receipt={receipt} />}
        </span>
      )}
    </li>
  );
}

function OfferTag({ amount }: { amount: number }) {
  const { t } = useTranslation('chat');
  const { money } = useChatWords();
  return (
    <span className={styles.tag}>
      <Chip tone="accent">{t('thread.offer-tag', { amount: money(amount) })}</Chip>
    </span>
  );
}
