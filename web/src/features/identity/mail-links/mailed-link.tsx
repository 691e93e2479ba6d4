import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

type MailedLinkProps = { email: string; onAgain: () => void };

/** Says the same for every address: who has an account here is nobody's business. */
export function MailedLink({ email, onAgain }: MailedLinkProps) {
  const { t } = useTranslation('identity');
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} style={{ outline: 'none' }}>
      <Notice tone="good" title={t('forgot.mailed.title')} live>
        <p>{t('forgot.mailed.text', { email })}</p>
        <Button variant="secondary" size="small" onClick={onAgain}>
          {t('forgot.mailed.again')}
        </Button>
      </Notice>
    </div>
  );
}
