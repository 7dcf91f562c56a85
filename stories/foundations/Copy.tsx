import { useState } from 'react';
import './foundations.css';

/** A button that shows a value and copies it. */
export function Copy({ value }: { value: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
    setTimeout(setCopied, 2000, false);
  };
  return (
    <>
      <button type="button" className="foundation-copy" title="Copy" onClick={() => void copy()}>
        <code>{value}</code>
      </button>
      <span role="status">{copied && <span className="foundation-copied">Copied</span>}</span>
    </>
  );
}
