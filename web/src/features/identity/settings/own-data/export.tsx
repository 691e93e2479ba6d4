import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ExportState,
  useLinkExportMutation,
  useOwnExportQuery,
  useRequestExportMutation,
} from '../../../../api/identity/own-data.gen';
import { QueryError } from '../../../../app/problems/query-error';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { useFormat } from '../../../../i18n/format';
import { Button } from '../../../../ui/button';
import { Notice } from '../../../../ui/notice';
import { Skeleton } from '../../../../ui/skeleton';
import { download } from './download';
import styles from './export.module.css';
import { fileSize } from './file-size';

/** While it is made; the notification may be switched off. */
const ASK_EVERY = 5000;

/** A copy of everything the person has here: asked for, on its way, or ready. */
export function Export({ byMail }: { byMail: boolean }) {
  const { t } = useTranslation(['data-export', 'common']);
  const state = useOwnExportQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useFocusKept<HTMLDivElement>(heading);
  const isUnderWay = data?.latest?.readyAt === null;
  // The same data; asked for again and again only while it is awaited.
  useOwnExportQuery(undefined, { pollingInterval: ASK_EVERY, skip: !isUnderWay });
  return (
    <div ref={place} className={styles.export}>
      <h3 ref={heading} tabIndex={-1}>
        {t('title')}
      </h3>
      <p>{t('text')}</p>
      {data ? (
        <State state={data} byMail={byMail} />
      ) : error ? (
        <QueryError title={t('not-loaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton width="180px" height="44px" />
      )}
    </div>
  );
}

function State({ state: { latest, nextAt }, byMail }: { state: ExportState; byMail: boolean }) {
  const { t, i18n } = useTranslation('data-export');
  const { date, ago } = useFormat();
  const [request, { isLoading }] = useRequestExportMutation();
  const [link, { isLoading: linking }] = useLinkExportMutation();
  const open = async () => {
    const { data } = await link();
    if (data) download(data.path);
  };
  return (
    <>
      {latest && !latest.readyAt && (
        <Notice title={t('requested.title')} live>
          <p>{t(byMail ? 'requested.text-mail' : 'requested.text')}</p>
        </Notice>
      )}
      {latest?.readyAt && (
        <Notice tone="good" title={t('ready.title')} live>
          <p>
            {t('ready.text', {
              size: fileSize(latest.bytes ?? 0, i18n.language),
              when: ago(latest.readyAt),
              date: date(latest.expiresAt),
            })}
          </p>
          <Button size="small" busy={linking} onClick={() => void open()}>
            {t('download')}
          </Button>
        </Notice>
      )}
      {nextAt && latest?.readyAt && (
        <p className={styles.next}>
          {t('next', { when: date(nextAt, { dateStyle: 'long', timeStyle: 'short' }) })}
        </p>
      )}
      {!nextAt && (
        <Button variant="secondary" className={styles.ask} busy={isLoading} onClick={() => void request()}>
          {t(isLoading ? 'requesting' : 'request')}
        </Button>
      )}
    </>
  );
}
