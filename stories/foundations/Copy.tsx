import './foundations.css';

/** A value that a click copies. */
export function Copy({ value }: { value: string }) {
  return (
    <button
      type="button"
      className="foundation-copy"
      title="Copy"
      onClick={() => void navigator.clipboard.writeText(value)}
    >
      <code>{value}</code>
    </button>
  );
}
