import { WifiOff } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { Link } from '../../../ui/link';
import { Composer } from './composer';
import styles from './conversation.module.css';
import { SaidLine } from './said-line';
import { Suggestions } from './suggestions';
import { type Place, useAsk } from './use-ask';

type ConversationProps = {
  place: Place;
  /** The item that is looked at. */
  listingId?: string;
  /** As the panel opens. */
  focused?: boolean;
  onFollow?: () => void;
};

/** What was asked and answered, and where to ask on. */
export function Conversation({ place, listingId, focused, onFollow }: ConversationProps) {
  const { t } = useTranslation('assistant');
  const { said, pending, online, draft, ask } = useAsk(place, listingId);
  const log = useRef<HTMLDivElement>(null);
  const id = useId();
  const count = said.length;
  useEffect(() => {
    if (count > 0) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [count]);

  return (
    <section className={styles.conversation} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('conversation')}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it by the keyboard */}
      <div ref={log} className={styles.said} role="log" aria-label={t('conversation')} tabIndex={0}>
        {said.length === 0 && <p className={styles.intro}>{t('lead')}</p>}
        {said.length > 0 && (
          <ul className={styles.lines}>
            {said.map((line) => (
              <SaidLine key={line.id} line={line} onFollow={onFollow} />
            ))}
          </ul>
        )}
        <p className={styles.thinking}>{pending && t('thinking')}</p>
      </div>
      {said.length === 0 && (
        <Suggestions aboutItem={listingId !== undefined} onAsk={ask} disabled={!online} />
      )}
      {!online && (
        <p className={styles.offline}>
          <WifiOff aria-hidden="true" />
          {t('offline')}
        </p>
      )}
      <Composer draft={draft} busy={pending} disabled={!online} focused={focused} onAsk={ask} />
      {said.length > 0 && (
        <p className={styles.person}>
          <Link to={`${paths.contactAbout('other')}&conversation=1`} onClick={onFollow}>
            {t('person.always')}
          </Link>
        </p>
      )}
    </section>
  );
}
