import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LISTING_LIMITS } from '#contract/listings';
import { paths } from '../../../app/paths';
import { ButtonLink } from '../../../ui/button';
import styles from './guest-limit.module.css';
import { DRAFT } from './use-form-of-address';

/** Leads back to the same draft, in whichever tab the mail is opened. */
export function useSignUpAndBack(): string {
  const draft = useSearchParams()[0].get(DRAFT);
  const { pathname } = useLocation();
  const back = draft ? `${pathname}?${DRAFT}=${draft}` : pathname;
  return `${paths.signUp}?next=${encodeURIComponent(back)}`;
}

/** A guest has as many listings as guests may have; a member may have more. */
export function GuestLimit({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('create-listing');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} role="alert" tabIndex={-1} className={styles.limit}>
      <h2>{t('create.limit.title')}</h2>
      <p>{t('create.limit.text', { count: LISTING_LIMITS.perGuest })}</p>
      <div className={styles.ways}>
        <ButtonLink to={useSignUpAndBack()}>{t('create.limit.sign-up')}</ButtonLink>
        {children}
      </div>
    </div>
  );
}
