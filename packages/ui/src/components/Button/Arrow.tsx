import { Icon } from '../Icon/Icon.js';
import { arrow } from './Button.css.js';

/** Follows a link's text and never wraps to a line by itself. */
export function Arrow({ name }: { name: 'arrow' | 'arrowOut' }) {
  return (
    <span className={arrow} aria-hidden="true">
      {/* A word joiner: browsers break a line between a word and a picture, but not here. */}
      {'\u2060'}
      <Icon name={name} />
    </span>
  );
}
