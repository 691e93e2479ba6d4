import { Camera, ImagePlus, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '../../../../ui/classes';
import styles from './add-photos.module.css';

type AddPhotosProps = {
  /** Nothing is there yet: the tile says more. */
  first: boolean;
  /** Missing while none may be added. */
  onFiles?: (files: readonly File[]) => void;
};

/** The tile that takes pictures, and on phones a second one that opens the camera. */
export function AddPhotos({ first, onFiles }: AddPhotosProps) {
  const { t } = useTranslation('create-listing');
  return (
    <>
      <li className={classes(first && styles.wide)}>
        <Picker icon={ImagePlus} label={t('create.photos.add')} onFiles={onFiles}>
          {first && <span className={styles.how}>{t('create.photos.how')}</span>}
        </Picker>
      </li>
      <li className={styles.camera}>
        <Picker icon={Camera} label={t('create.photos.take')} capture onFiles={onFiles} />
      </li>
    </>
  );
}

type PickerProps = Pick<AddPhotosProps, 'onFiles'> & {
  icon: LucideIcon;
  label: string;
  capture?: boolean;
  children?: ReactNode;
};

function Picker({ icon: Icon, label, capture, onFiles, children }: PickerProps) {
  return (
    <label className={styles.picker}>
      <Icon aria-hidden="true" />
      <span>{label}</span>
      {children}
      <input
        type="file"
        accept="image/*"
        multiple={!capture}
        capture={capture ? 'environment' : undefined}
        aria-disabled={!onFiles || undefined}
        onClick={onFiles ? undefined : (event) => event.preventDefault()}
        onChange={({ target }) => {
          onFiles?.([...(target.files ?? [])]);
          // The same file may be chosen again after it was removed.
          target.value = '';
        }}
      />
    </label>
  );
}
