import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../../app/paths';
import { useSession } from '../../../../app/session/use-session';
import type { PanelProps } from '../../../../app/shell/panels/panels';
import { useDebounced } from '../../../../browser/use-debounced';
import { ButtonLink } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { Field } from '../../../../ui/form/field';
import { RecentPeople, SoughtPeople } from './people-to-send-to';
import type { Shared } from './share';
import styles from './share-sheet.module.css';
import { useSendLink } from './use-send-link';

/** Sends the link to somebody as a message: of those one talked to lately, or found by name. */
export function ShareInChat({ open, onClose, ...shared }: Shared & PanelProps) {
  const { t } = useTranslation('sharing');
  const { status } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={t('chat.title')}>
      {status === 'visitor' ? <SignIn /> : <People shared={shared} onDone={onClose} />}
    </Dialog>
  );
}

const TYPING_RESTS = 300;
const LONGEST = 100;

function People({ shared, onDone }: { shared: Shared; onDone: () => void }) {
  const { t } = useTranslation('sharing');
  const [query, setQuery] = useState('');
  const send = useSendLink(shared, onDone);
  const sought = query.trim();
  const rested = useDebounced(sought, TYPING_RESTS);
  return (
    <div className={styles.people}>
      <Field label={t('chat.search')}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            maxLength={LONGEST}
            placeholder={t('chat.placeholder')}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        )}
      </Field>
      {sought === '' ? (
        <RecentPeople send={send} />
      ) : (
        <SoughtPeople query={rested === sought ? sought : null} send={send} />
      )}
    </div>
  );
}

function SignIn() {
  const { t } = useTranslation(['sharing', 'common']);
  const { pathname } = useLocation();
  return (
    <div className={styles.people}>
      <p>{t('chat.visitor')}</p>
      <ButtonLink to={`${paths.signIn}?next=${encodeURIComponent(pathname)}`}>
        {t('common:nav.sign-in')}
      </ButtonLink>
    </div>
  );
}
