import type { FormId } from '@vanda/forms/form';
import { availabilityPath } from '@vanda/forms/waiting';
import { useEffect, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * Requested once; empty on failure.
 * @param isAsked false if no date has a number of seats
 */
export function useFullDates(form: FormId, isAsked: boolean): ReadonlySet<string> {
  const [full, setFull] = useState(none);
  useEffect(() => {
    if (!isAsked) return;
    const gone = new AbortController();
    fetch(availabilityPath(form), { headers: { accept: 'application/json' }, signal: gone.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((body: unknown) => setFull(new Set(fullDaysIn(body))))
      .catch(() => undefined);
    return () => gone.abort();
  }, [form, isAsked]);
  return full;
}

function fullDaysIn(body: unknown): string[] {
  const full = typeof body === 'object' && body !== null && 'full' in body ? body.full : [];
  return Array.isArray(full) ? full.filter((day) => typeof day === 'string') : [];
}
