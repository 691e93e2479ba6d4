import { type ImageDescriptor, imageUrl } from '#contract/media';
import styles from './avatar.module.css';

type AvatarProps = { name: string; image?: ImageDescriptor | null; size?: number };

/** A person's round picture, or their initial. The name stands beside it, so it is not read out. */
export function Avatar({ name, image, size = 44 }: AvatarProps) {
  const style = { width: size, height: size, fontSize: size * 0.4 };
  if (!image)
    return (
      <span className={styles.avatar} style={style} aria-hidden="true">
        {name.trim().charAt(0).toUpperCase()}
      </span>
    );
  return (
    <img
      className={styles.avatar}
      style={{ ...style, backgroundImage: `url("${image.placeholder}")` }}
      src={imageUrl(image.id, 'card')}
      width={size}
      height={size}
      alt=""
    />
  );
}
