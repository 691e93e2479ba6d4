import { ChevronUp, EyeOff, Minus, X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../app/paths';
import { isPhone } from '../../../../browser/is-phone';
import { useTakenFocus } from '../../../../browser/use-taken-focus';
import { IconButton } from '../../../../ui/button';
import { Link } from '../../../../ui/link';
import { toast } from '../../../../ui/toast/toast-store';
import { Conversation } from '../conversation';
import type { WidgetState } from './floating';
import { hideAssistant } from './hidden';
import styles from './panel.module.css';

export type PanelProps = {
  state: Exclude<WidgetState, 'collapsed'>;
  onChange: (state: WidgetState) => void;
  listingId: string | undefined;
};

/** The conversation over the page, which can be used beside it. */
export function Panel({ state, onChange, listingId }: PanelProps) {
  const { t } = useTranslation(['assistant', 'assistant-button']);
  const id = useId();
  const close = () => onChange('collapsed');
  const hide = () => {
    hideAssistant(true);
    close();
    toast({
      title: t('assistant-button:hidden.title'),
      description: t('assistant-button:hidden.text'),
      action: { label: t('assistant-button:hidden.undo'), onFollow: () => hideAssistant(false) },
    });
  };
  const place = useRef<HTMLDialogElement>(null);
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' && target instanceof Node && place.current?.contains(target)) close();
  });
  // The browser closes by Escape what is modal, and this is not.
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  // Where it covers the page, it makes way for the one that was asked for.
  const onFollow = () => isPhone() && close();
  if (state === 'minimised') return <Minimised onRestore={() => onChange('open')} onClose={close} />;
  return (
    <dialog ref={place} open aria-labelledby={id} className={styles.panel}>
      <div className={styles.header}>
        <h2 id={id}>{t('name')}</h2>
        <IconButton label={t('widget.hide')} className={styles.hide} onClick={hide}>
          <EyeOff aria-hidden="true" />
        </IconButton>
        <IconButton label={t('widget.minimise')} onClick={() => onChange('minimised')}>
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton label={t('widget.close')} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <Conversation key={listingId} place="failed-widget" listingId={listingId} focused onFollow={onFollow} />
      <Link
        to={listingId ? paths.assistantAbout(listingId) : paths.support}
        className={styles.full}
        onClick={onFollow}
      >
        {t('full')}
      </Link>
    </dialog>
  );
}

function Minimised({ onRestore, onClose }: { onRestore: () => void; onClose: () => void }) {
  const { t } = useTranslation('assistant');
  const restore = useTakenFocus<HTMLButtonElement>();
  return (
    <div className={styles.minimised}>
      <button ref={restore} type="button" className={styles.restore} onClick={onRestore}>
        <ChevronUp aria-hidden="true" />
        {t('name')}
        <span className="visually-hidden">: {t('widget.restore')}</span>
      </button>
      <IconButton label={t('widget.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
