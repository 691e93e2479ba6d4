import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '../browser/copy-text';
import { IconButton } from './button';
import styles from './copyable.module.css';
import { toastError } from './toast/toast-store';

type CopyableProps = {
  label: string;
  value: string;
  /** An address, which nobody reads out or types: one quiet line of it is enough. */
  link?: boolean;
};

const SAID_FOR = 2000;

/** A value people carry elsewhere: shown, and copied by one press. */
export function Copyable({ label, value, link = false }: CopyableProps) {
  const { t } = useTranslation();
  const { copied, copy } = useCopy(value);
  const shown = useRef<HTMLOutputElement>(null);
  const id = useId();
  const Icon = copied ? Check : Copy;
  const press = async () => {
    if (await copy()) return;
    if (shown.current) getSelection()?.selectAllChildren(shown.current);
    toastError({
      title: t('copy.failed.title'),
      description: t('copy.failed.description'),
    });
  };
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <p id={id} className={styles.label}>
          {label}
        </p>
        <output ref={shown} aria-labelledby={id} className={link ? styles.link : styles.value} translate="no">
          {value}
        </output>
      </div>
      <IconButton label={t('copy.copy', { what: label })} onClick={() => void press()}>
        <Icon aria-hidden="true" />
      </IconButton>
      <output className="visually-hidden">{copied && t('copy.copied')}</output>
    </div>
  );
}

function useCopy(value: string) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_FOR);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<boolean> => {
    const done = await copyText(value);
    setCopied(done);
    return done;
  };
  return { copied, copy };
}
