import { useTranslation } from 'react-i18next';
import type { Said } from '../../../api/community/assistant-talk';
import { paths } from '../../../app/paths';
import { classes } from '../../../ui/classes';
import { Link } from '../../../ui/link';
import styles from './said-line.module.css';

type SaidLineProps = { line: Said; onFollow?: () => void };

export function SaidLine({ line: { from, text, reply }, onFollow }: SaidLineProps) {
  const { t } = useTranslation('assistant');
  return (
    <li className={classes(styles.line, styles[from])}>
      <span className="visually-hidden">{t(from === 'person' ? 'you' : 'name')}: </span>
      <p className={styles.text}>{text}</p>
      {reply?.fellBack && <p className={styles.note}>{t('fell-back')}</p>}
      {reply?.engine === 'endpoint' && reply.known && <p className={styles.note}>{t('by-endpoint')}</p>}
      {reply && reply.sources.length > 0 && (
        <ul className={styles.sources} aria-label={t('sources')}>
          {reply.sources.map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className={styles.source} onClick={onFollow}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {reply && !reply.known && (
        <p className={styles.note}>
          {t('person.text')}{' '}
          <Link
            to={`${paths.contactAbout('other')}&conversation=1`}
            onClick={onFollow}
            className={styles.person}
          >
            {t('person.link')}
          </Link>
        </p>
      )}
    </li>
  );
}
