import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import styles from './own-sessions.module.css';

type EndSessionProps = {
  /** As the button says it, and to whoever doesn't see what it stands beside. */
  label: string;
  name?: string;
  title: string;
  text: string;
  className?: string;
  size?: 'small';
  onEnd: () => Promise<void>;
};

/** A button that signs somebody out elsewhere, once that is confirmed. */
export function EndSession({ label, name, title, text, className, size, onEnd }: EndSessionProps) {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const end = async () => {
    setBusy(true);
    await onEnd();
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Button
        variant="secondary"
        {...(size && { size })}
        {...(className && { className })}
        {...(name && { 'aria-label': name })}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={title}>
        <p>{text}</p>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => setAsking(false)}>
            {t('sessions.confirm.keep')}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void end()}>
            {label}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
