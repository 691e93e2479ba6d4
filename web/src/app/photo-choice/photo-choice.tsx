import { ImagePlus, X } from 'lucide-react';
import { useRef } from 'react';
import { imageUrl } from '#contract/media';
import { useFocusKept } from '../../browser/use-focus-kept';
import { IconButton } from '../../ui/button';
import { Field } from '../../ui/form/field';
import styles from './photo-choice.module.css';
import type { PhotoChoiceState } from './use-photo-choice';

type PhotoChoiceProps = { choice: PhotoChoiceState; error?: string };

export function PhotoChoice({ choice: { photos, words, isFull, add, remove }, error }: PhotoChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useFocusKept<HTMLUListElement>(input);
  return (
    <Field label={words.label} error={error} group>
      {({ className: _, required: __, ...group }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <fieldset> would be named by a legend of its own
        <div role="group" {...group} className={styles.photos}>
          {photos.length > 0 && (
            <ul ref={list} className={styles.photos}>
              {photos.map(({ key, image, preview, share }, n) => (
                <li key={key}>
                  <img src={image ? imageUrl(image.id, 'card') : preview} alt={words.photo(n + 1)} />
                  {!image && <progress value={share} aria-label={words.uploading} />}
                  <IconButton
                    label={words.remove(n + 1)}
                    className={styles.remove}
                    onClick={() => remove(key)}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          {!isFull && (
            <label className={styles.add}>
              <ImagePlus aria-hidden="true" />
              {words.add}
              <input
                ref={input}
                type="file"
                accept="image/*"
                multiple
                onChange={({ target }) => {
                  add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
          )}
        </div>
      )}
    </Field>
  );
}
