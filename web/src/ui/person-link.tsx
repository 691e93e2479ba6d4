import type { ReactNode } from 'react';
import { trustProfilePage } from '#contract/pages/community';
import { pathTo } from '#contract/pages/page';
import { Link } from './link';
import styles from './person-link.module.css';

type PersonLinkProps = { id: string; children: ReactNode };

/** A person's name, which leads to what is known of them. */
export const PersonLink = ({ id, children }: PersonLinkProps) => (
  <Link to={pathTo(trustProfilePage.path, id)} className={styles.person}>
    {children}
  </Link>
);
