import { useState } from 'react';

type Toast = typeof import('@advisor/ui/toast').Toast;

/**
 * The toast, which a visitor needs only after typing something: `load` fetches it. Call it with the
 * first keystroke, because without a connection it would come too late to say so, and again before
 * each notice: most browsers then fetch again what has failed.
 *
 * @returns `Toast` once it is there, and whether the last try to fetch it `failed`
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
