import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { Button } from '../../../ui/button';
import styles from './suggestions.module.css';

const OF_ITEM = ['price', 'condition', 'seller', 'available'] as const;
const OF_VISITOR = ['sell', 'guest', 'pay', 'safe'] as const;
const OF_PERSON = ['listings', 'meetups', 'pay', 'safe'] as const;

type SuggestionsProps = { aboutItem: boolean; disabled: boolean; onAsk: (question: string) => void };

/** What one may ask, by one press. */
export function Suggestions({ aboutItem, disabled, onAsk }: SuggestionsProps) {
  const { t } = useTranslation('assistant');
  const { status } = useSession();
  const known = status === 'member' || status === 'guest' ? OF_PERSON : OF_VISITOR;
  return (
    <ul className={styles.list} aria-label={t('suggested.label')}>
      {(aboutItem ? OF_ITEM : known).map((name) => (
        <li key={name}>
          <Button
            variant="secondary"
            size="small"
            disabled={disabled}
            onClick={() => onAsk(t(`suggested.${name}`))}
          >
            {t(`suggested.${name}`)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
