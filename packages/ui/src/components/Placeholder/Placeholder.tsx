import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { placeholder, small } from './Placeholder.css.js';

export interface PlaceholderProps extends ElementProps<HTMLSpanElement> {
  children: string;
  /** `small` beside a name: “Sample”. @default 'text' */
  size?: 'text' | 'small' | undefined;
}

/** A fact that is not known yet. Looks unfinished, so that it isn't mistaken for a real one. */
export function Placeholder({ children, size = 'text', ...element }: PlaceholderProps) {
  return (
    <span {...element} className={classes(placeholder, size === 'small' && small)} data-pending="">
      {children}
    </span>
  );
}
