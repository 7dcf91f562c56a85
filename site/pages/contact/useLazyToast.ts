import { useState } from 'react';

type Toast = typeof import('@advisor/ui/toast').Toast;

/**
 * Loads the toast once a visitor needs it. Call `load` on the first keystroke, because offline it would be too
 * late, and again before each notice: most browsers then retry a failed import.
 *
 * @returns `Toast` once it has loaded, and whether the last attempt `failed`
 */
export function useLazyToast() {
  const [state, setState] = useState<{ Toast: Toast | null; failed: boolean }>({
    Toast: null,
    failed: false,
  });
  const load = () => {
    if (state.Toast) return;
    import('@advisor/ui/toast').then(
      ({ Toast }) => setState({ Toast, failed: false }),
      () => setState({ Toast: null, failed: true }),
    );
  };
  return { ...state, load };
}
