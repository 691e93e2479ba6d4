import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button, ButtonLink } from '../../../ui/button';
import styles from './contact-form.module.css';

type MessageSentProps = {
  to: string;
  /** The first field of the form that comes back in its place. */
  field: RefObject<HTMLElement | null>;
  onAgain: () => void;
};

/** In the place of the form that was sent, which had the focus. */
export function MessageSent({ to, field, onAgain }: MessageSentProps) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useFocusKept<HTMLElement>(field);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section ref={place} className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text', { email: to })}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.listings}>{t('sent.browse')}</ButtonLink>
        <Button variant="secondary" onClick={onAgain}>
          {t('sent.again')}
        </Button>
      </div>
    </section>
  );
}
