import * as styles from './WithheldWords.css.js';

/** A sentence whose words are covered by bars. The `figure` of a `ValueStatement`. */
export function WithheldWords() {
  return (
    <div className={styles.bars} aria-hidden="true">
      {Array.from({ length: 11 }, (_, word) => (
        <span key={word} className={styles.bar} />
      ))}
    </div>
  );
}
