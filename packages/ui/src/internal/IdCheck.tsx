'use client';

import { useEffect } from 'react';
import { logErrorUnless } from '../devErrors.js';

/** Logs an error in development unless exactly one element of the page has the id. */
export function IdCheck({ id, component }: { id: string; component: string }) {
  useEffect(() => {
    logErrorUnless(
      () => document.querySelectorAll(`[id="${CSS.escape(id)}"]`).length === 1,
      `${component}: “${id}” is not the id of exactly one element. Link to an id that exists, and give ` +
        'fields of one name an `id` each.',
    );
  }, [id, component]);
  return null;
}
