import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { useFormat } from '../../../../i18n/format';
import { IconButton } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { DeleteDraft } from './delete-draft';
import styles from './draft-strip.module.css';
import type { DraftCard } from './drafts-data';

/** Drafts in a row that runs on sideways, each to go on with or to let go of. */
export function DraftStrip({ drafts }: { drafts: readonly DraftCard[] }) {
  const { t } = useTranslation('drafts');
  const format = useFormat();
  const [deleting, setDeleting] = useState<DraftCard | null>(null);
  return (
    <>
      <ul className={styles.strip}>
        {drafts.map((draft) => {
          const title = draft.title ?? t('untitled');
          return (
            <li key={draft.id} className={styles.draft}>
              <Link to={`${paths.createListing}?draft=${draft.id}`} className={styles.link}>
                <Photo
                  image={draft.image}
                  category={draft.category ?? 'other'}
                  alt=""
                  sizes="64px"
                  className={styles.photo}
                />
                <span className={styles.words}>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.changed}>
                    {t('changed', { when: format.ago(draft.updatedAt) })}
                  </span>
                </span>
              </Link>
              <IconButton label={t('delete.button', { title })} onClick={() => setDeleting(draft)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
      <DeleteDraft draft={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
