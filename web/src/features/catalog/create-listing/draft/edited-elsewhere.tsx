import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import type { DraftContent } from './draft';
import lineStyles from './draft-status-line.module.css';
import type { EditPart } from './edit-draft';
import styles from './elsewhere.module.css';
import type { Collision } from './use-edit-draft';

type EditedElsewhereProps = { collision: Collision; onTheirs: (theirs: DraftContent) => void };

/** A listing was changed while an edit of it lay here: neither version goes without being let go of. */
export function EditedElsewhere({ collision, onTheirs }: EditedElsewhereProps) {
  const { parts, theirs, asked, ask, settle } = collision;
  const { t, i18n } = useTranslation(['create-listing', 'drafts']);
  const nameOf = (part: EditPart) =>
    part === 'photos' ? t('create.photos.label') : t(`create.fields.${part}.label`);
  return (
    <div className={lineStyles.line}>
      <output className={lineStyles.said}>{t('create.edit.elsewhere.title')}</output>
      <Button size="small" variant="secondary" onClick={() => ask(true)}>
        {t('drafts:status.choose')}
      </Button>
      <Dialog open={asked} onClose={() => ask(false)} title={t('create.edit.elsewhere.title')}>
        <p>
          {t('create.edit.elsewhere.text', {
            parts: new Intl.ListFormat(i18n.language).format(parts.map(nameOf)),
          })}
        </p>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={settle}>
            {t('drafts:elsewhere.mine')}
          </Button>
          <Button
            onClick={() => {
              settle();
              onTheirs(theirs);
            }}
          >
            {t('create.edit.elsewhere.theirs')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
