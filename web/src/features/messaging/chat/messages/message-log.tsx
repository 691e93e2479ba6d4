import { ArrowDown } from 'lucide-react';
import { Fragment, type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thread } from '../../../../api/messaging/messaging';
import { useNow } from '../../../../browser/use-now';
import { useChatWords } from '../use-chat-words';
import { DayHeading } from './day-heading';
import { LineBlock } from './line-block';
import { lineBlocks, opensAway } from './line-blocks';
import { MessageLine } from './message-line';
import styles from './message-log.module.css';
import { OlderMessages } from './older-messages';
import { type Line, type ShownMessage, timeline } from './timeline';
import { TypingDots } from './typing-dots';
import { useReading } from './use-reading';
import { useThreadScroll } from './use-thread-scroll';

type MessageLogProps = {
  box: RefObject<HTMLDivElement | null>;
  me: string;
  thread: Thread;
  messages: readonly ShownMessage[];
  older: boolean;
  typing: boolean;
};

/** What was said, day by day, and what is being said at this moment. */
export function MessageLog({ box, me, thread, messages, older, typing }: MessageLogProps) {
  const { t } = useTranslation('chat');
  const { nameOf } = useChatWords();
  const now = useNow();
  const [opened] = useState({ readSeq: thread.readSeq, lastSeq: thread.lastSeq });
  const content = useRef<HTMLDivElement>(null);
  const { atEnd, missed, toEnd } = useThreadScroll({ box, content }, messages, me);
  useReading(thread, box);
  const name = nameOf(thread.person);
  const { question } = thread;
  const oldest = messages[0]?.seq ?? null;
  const [held] = useState({ from: oldest ?? 0, to: thread.lastSeq });
  const drawLine = (line: Line) => (
    <Fragment key={line.message.id}>
      {line.unread && (
        <li className={styles.unread} data-unread>
          <span>{t('thread.unread')}</span>
        </li>
      )}
      <MessageLine
        line={line}
        name={name}
        now={now}
        asked={thread.mayWrite && question?.messageId === line.message.id ? question : null}
        conversationId={thread.id}
        log={box}
      />
    </Fragment>
  );
  return (
    <>
      <div
        ref={box}
        className={styles.box}
        role="log"
        aria-label={t('thread.log', { name })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to be scrolled by the keyboard
        tabIndex={0}
      >
        <div ref={content} className={styles.content}>
          {older && thread.id !== null && oldest !== null && (
            <OlderMessages conversationId={thread.id} before={oldest} />
          )}
          {timeline(messages, { ...thread, me, opened }).map(({ day, at, lines }) => (
            <section key={day}>
              <DayHeading at={at} now={now} />
              {lineBlocks(lines).map((block) => (
                <LineBlock
                  key={block.key}
                  box={box}
                  count={block.lines.length}
                  away={opensAway(block.lines, held)}
                >
                  <ul className={styles.lines}>{block.lines.map(drawLine)}</ul>
                </LineBlock>
              ))}
            </section>
          ))}
          {typing && <TypingDots name={name} />}
        </div>
      </div>
      {!atEnd && (
        <button type="button" className={styles.latest} onClick={toEnd}>
          <ArrowDown aria-hidden="true" />
          {missed > 0 ? (
            t('thread.new', { count: missed })
          ) : (
            <span className="visually-hidden">{t('thread.latest')}</span>
          )}
        </button>
      )}
    </>
  );
}
