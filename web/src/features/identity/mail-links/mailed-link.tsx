import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';

type MailedLinkProps = {
  email: string;
  /** Of the form that comes back in its place. */
  field: RefObject<HTMLElement | null>;
  onAgain: () => void;
};

/** Says the same for every address: who has an account here is nobody's business. */
export function MailedLink({ email, field, onAgain }: MailedLinkProps) {
  const { t } = useTranslation('identity');
  const words = useRef<HTMLDivElement>(null);
  const place = useFocusKept<HTMLDivElement>(field);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={place}>
      <div ref={words} tabIndex={-1} style={{ outline: 'none' }}>
        <Notice tone="good" title={t('forgot.mailed.title')} live>
          <p>{t('forgot.mailed.text', { email })}</p>
          <Button variant="secondary" size="small" onClick={onAgain}>
            {t('forgot.mailed.again')}
          </Button>
        </Notice>
      </div>
    </div>
  );
}
