import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnProfile } from '../../../api/identity/identity.gen';
import { useFocusKept } from '../../../browser/use-focus-kept';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import styles from './avatar-field.module.css';
import { useAvatar } from './use-avatar';

export function AvatarField({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation('identity');
  const { upload, remove, busy, removing } = useAvatar();
  const picker = useRef<HTMLInputElement>(null);
  const hint = useId();
  const place = useFocusKept<HTMLDivElement>();
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const pick = (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    // Emptied, so that the same file can be picked once more.
    input.value = '';
    if (file) void upload(file);
  };
  return (
    <div ref={place} className={styles.field}>
      <Avatar name={profile.name} image={profile.avatar} size={88} />
      <div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          aria-label={t('avatar.upload')}
          onChange={({ target }) => pick(target)}
        />
        <div className={styles.actions}>
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            aria-describedby={hint}
            onClick={() => picker.current?.click()}
          >
            {t(busy ? 'avatar.busy' : profile.avatar ? 'avatar.replace' : 'avatar.upload')}
          </Button>
          {profile.avatar && !busy && (
            <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p id={hint} className={styles.hint}>
          {t('avatar.hint')}
        </p>
        <ConfirmDialog
          open={asking}
          title={t('avatar.removing.title')}
          text={t('avatar.removing.text')}
          keep={t('avatar.removing.keep')}
          confirm={t('avatar.removing.remove')}
          busy={removing}
          onClose={close}
          onConfirm={() => void remove().then(close)}
        />
      </div>
    </div>
  );
}
