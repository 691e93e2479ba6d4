import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { ConfirmDialog } from '../../../../ui/confirm-dialog';

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
      <ConfirmDialog
        open={asking}
        title={title}
        text={text}
        keep={t('sessions.confirm.keep')}
        confirm={label}
        busy={busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void end()}
      />
    </>
  );
}
