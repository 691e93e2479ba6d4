import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../app/paths';
import { Button, ButtonLink } from '../../../ui/button';
import styles from './contact-form.module.css';

type MessageSentProps = { to: string; onAgain: () => void };

/** In the place of the form that was sent, which had the focus. */
export function MessageSent({ to, onAgain }: MessageSentProps) {
  const { t } = useTranslation('contact');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.form}>
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
