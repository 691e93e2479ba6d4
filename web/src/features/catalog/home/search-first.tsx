import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { LISTING_LIMITS } from '#contract/listings';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/button';
import styles from './search-first.module.css';

/** What most people come for. Without scripts it is the browser's own form. */
export function SearchFirst() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate({ pathname: paths.listings, search: q && new URLSearchParams({ q }).toString() });
  };
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of before 2024
      role="search"
      aria-label={t('find.label')}
      action={paths.listings}
      className={styles.search}
      onSubmit={submit}
    >
      <input
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={LISTING_LIMITS.query}
        placeholder={t('find.placeholder')}
        aria-label={t('find.label')}
      />
      <Button type="submit" aria-label={t('find.submit')}>
        <Search aria-hidden="true" />
      </Button>
    </form>
  );
}
