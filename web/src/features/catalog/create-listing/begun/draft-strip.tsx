import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { useFormat } from '../../../../i18n/format';
import { IconButton } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { Photo } from '../../../../ui/photo';
import { DeleteDraft } from './delete-draft';
import styles from './draft-strip.module.css';
import type { DraftCard } from './drafts-data';

/** Drafts in a row that runs on sideways, each to go on with or to let go of. */
export function DraftStrip({ drafts }: { drafts: readonly DraftCard[] }) {
  const place = useFocusKept<HTMLUListElement>();
  return (
    <ul ref={place} className={styles.strip}>
      {drafts.map((draft) => (
        <Draft key={draft.id} draft={draft} />
      ))}
    </ul>
  );
}

function Draft({ draft }: { draft: DraftCard }) {
  const { t } = useTranslation('drafts');
  const { ago } = useFormat();
  const [deleting, setDeleting] = useState(false);
  const title = draft.title ?? t('untitled');
  return (
    <li className={styles.draft}>
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
          <span className={styles.changed}>{t('changed', { when: ago(draft.updatedAt) })}</span>
        </span>
      </Link>
      <IconButton label={t('delete.button', { title })} onClick={() => setDeleting(true)}>
        <Trash2 aria-hidden="true" />
      </IconButton>
      <DeleteDraft draft={draft} open={deleting} onClose={() => setDeleting(false)} />
    </li>
  );
}
