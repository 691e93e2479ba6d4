import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';
import { classes } from './classes';
import { Link, type LinkProps } from './link';

type Look = {
  /** One primary button a view. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  wide?: boolean;
};

type ButtonProps = ComponentPropsWithRef<'button'> &
  Look & {
    /** Its action is under way: the button says so and takes no second press. */
    busy?: boolean;
  };

export function Button({ variant, size, wide, busy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(look({ variant, size, wide }), className)}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link className={classes(look({ variant, size, wide }), className)} {...rest} />;
}

/** One or two buttons that share a row. Its style is the shell's, so that it stands before the buttons come. */
export const ButtonPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & {
  label: string;
  children: ReactNode;
};

/** A round 44 px button that shows only an icon; its label is read out and shown on hover. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(styles.icon, className)}
      {...rest}
    />
  );
}

const look = ({ variant = 'primary', size = 'medium', wide = false }: Look) =>
  classes(styles.button, styles[variant], styles[size], wide && styles.wide);
