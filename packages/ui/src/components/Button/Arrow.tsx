import { Icon } from '../Icon/Icon.js';
import { arrow } from './Button.css.js';

/** An arrow after a link's text; it never wraps to a line by itself. */
export function Arrow({ name }: { name: 'arrow' | 'arrowOut' }) {
  return (
    <span className={arrow} aria-hidden="true">
      {/* A word joiner, because browsers allow a line break between a word and an image. */}
      {'\u2060'}
      <Icon name={name} />
    </span>
  );
}
