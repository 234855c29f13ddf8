import type { FormId } from '@vanda/enquiry/form';
import { availabilityPath } from '@vanda/enquiry/waiting';
import { useEffect, useState } from 'react';

const none: ReadonlySet<string> = new Set();

/**
 * First days of the sessions that are full, asked for once, as the form comes alive when it is touched. Without an answer no
 * date is called full: the form takes the registration, and the receipt says whether it waits.
 * @param isAsked false for a form none of whose dates has a number of seats
 */
export function useFullDates(form: FormId, isAsked: boolean): ReadonlySet<string> {
  const [full, setFull] = useState(none);
  useEffect(() => {
    if (!isAsked) return;
    const gone = new AbortController();
    fetch(availabilityPath(form), { headers: { accept: 'application/json' }, signal: gone.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((answer: unknown) => setFull(new Set(fullDaysIn(answer))))
      .catch(() => undefined);
    return () => gone.abort();
  }, [form, isAsked]);
  return full;
}

function fullDaysIn(answer: unknown): string[] {
  const full = typeof answer === 'object' && answer !== null && 'full' in answer ? answer.full : [];
  return Array.isArray(full) ? full.filter((day) => typeof day === 'string') : [];
}
