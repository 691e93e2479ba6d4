import { Heart, type LucideIcon, MessageCircle, Share2, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { hasSystemSheet, useShareLink } from '../../../../app/sharing/share-link';
import { Slot } from '../../../../app/slot';
import { classes } from '../../../../ui/classes';
import { Link } from '../../../../ui/link';
import type { FeedItem } from '../feed-data';
import styles from './actions.module.css';

type ActionsProps = { item: FeedItem; canUndo: boolean; onUndo: () => void; onPass: () => void };

/** What swiping does, and more, as buttons with words. */
export function Actions({ item, canUndo, onUndo, onPass }: ActionsProps) {
  const { t } = useTranslation('feed');
  const { id, title, seller } = item;
  const { copy, bySystem } = useShareLink({ listingId: id, title });
  return (
    <div className={styles.actions}>
      <Action icon={Undo2} word={t('undo')} disabled={!canUndo} onPress={onUndo} />
      <Action icon={X} word={t('pass')} size="middle" onPress={onPass} />
      <div className={styles.save}>
        <Slot name="listing-save" listing={item} Draw={Save} />
      </div>
      {seller && (
        <Link to={paths.chatWith(seller.id, id)} className={classes(styles.action, styles.middle)}>
          <Face icon={MessageCircle}>{t('ask')}</Face>
        </Link>
      )}
      <Action icon={Share2} word={t('share')} onPress={hasSystemSheet() ? bySystem : copy} />
    </div>
  );
}

function Save({ saved, onPress }: { title: string; saved: boolean; onPress: () => void }) {
  const { t } = useTranslation('feed');
  return (
    <button
      type="button"
      className={classes(styles.action, styles.middle, styles.primary, saved && styles.saved)}
      aria-pressed={saved}
      onClick={onPress}
    >
      <Face icon={Heart}>{t(saved ? 'saved' : 'save')}</Face>
    </button>
  );
}

type ActionProps = {
  icon: LucideIcon;
  word: string;
  size?: 'middle';
  disabled?: boolean;
  onPress: () => void;
};

const Action = ({ icon, word, size, disabled, onPress }: ActionProps) => (
  <button
    type="button"
    className={classes(styles.action, size && styles[size])}
    // Not `disabled`, which would take the focus away from whoever has just undone the first.
    aria-disabled={disabled}
    onClick={disabled ? undefined : onPress}
  >
    <Face icon={icon}>{word}</Face>
  </button>
);

const Face = ({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) => (
  <>
    <span className={styles.round}>
      <Icon aria-hidden="true" />
    </span>
    {children}
  </>
);
