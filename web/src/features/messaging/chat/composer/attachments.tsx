import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageDescriptor, imageUrl } from '#contract/media';
import { useFocusKept } from '../../../../browser/use-focus-kept';
import { IconButton } from '../../../../ui/button';
import styles from './attachments.module.css';
import type { AttachmentsState } from './use-attachments';

type AttachmentsProps = {
  images: readonly ImageDescriptor[];
  attachments: AttachmentsState;
  /** Where one writes on when the last one is gone. */
  input: RefObject<HTMLElement | null>;
};

/** The pictures that go with the message, there or on their way. */
export function Attachments({ images, attachments, input }: AttachmentsProps) {
  const { t } = useTranslation('chat');
  const { uploading, cancel, remove } = attachments;
  const list = useFocusKept<HTMLUListElement>(input);
  if (images.length + uploading.length === 0) return null;
  return (
    <ul ref={list} className={styles.pictures} aria-label={t('composer.attachments')}>
      {images.map((image, n) => (
        <li key={image.id} className={styles.picture}>
          <img
            src={imageUrl(image.id, 'card')}
            alt=""
            style={{ backgroundImage: `url("${image.placeholder}")` }}
          />
          <IconButton
            label={t('composer.remove', { number: n + 1 })}
            className={styles.remove}
            onClick={() => remove(image.id)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
      {uploading.map((picture, n) => (
        <li key={picture.key} className={styles.picture}>
          <img src={picture.preview} alt="" className={styles.faint} />
          <progress
            value={picture.share}
            aria-label={t('composer.uploading', { number: images.length + n + 1 })}
          />
          <IconButton
            label={t('composer.remove', { number: images.length + n + 1 })}
            className={styles.remove}
            onClick={() => cancel(picture)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
