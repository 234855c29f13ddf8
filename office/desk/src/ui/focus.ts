import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { isFocusLost } from '../focus-recovery.ts';

/** Focus order (WCAG 2.4.3): docs/accessibility.md. */

let shownPath: string | undefined;

/** The next screen is focused, also where the address stays. */
export function leaveScreen(): void {
  shownPath = '';
}

/** Focuses the heading of a new screen that has focused nothing. */
export function useScreenFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    if (shownPath === pathname) return;
    const isFirst = shownPath === undefined;
    shownPath = pathname;
    const hasOwnFocus = document.getElementById('main')?.contains(document.activeElement);
    if (!isFirst && !hasOwnFocus) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}

/** Returns the focus of a closing inline form to what opened it. */
export function useReturnFocus<E extends HTMLElement>(isOpen: boolean): RefObject<E | null> {
  const trigger = useRef<E>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) trigger.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return trigger;
}

/** After a submit, focuses the first invalid field as soon as one is rendered, unless the form is touched before. */
export function useInvalidFocus() {
  const form = useRef<HTMLFormElement>(null);
  const isSubmitted = useRef(false);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isSubmitted.current) return;
    const invalid = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!invalid) return;
    isSubmitted.current = false;
    invalid.focus();
  });
  return {
    form,
    onSubmitted() {
      isSubmitted.current = true;
      render();
    },
    onTouched() {
      isSubmitted.current = false;
    },
  };
}

/** Calls `focusFirst` after the next rendering. */
export function useFocusLater(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const ids = wanted.current;
    wanted.current = [];
    focusFirst(ids);
  });
  return (...ids) => {
    wanted.current = ids;
  };
}

/** Focuses the first enabled one and unfolds it. */
export function focusFirst(ids: readonly string[]): void {
  const element = ids
    .map((id) => document.getElementById(id))
    .find((each) => each !== null && !each.matches(':disabled'));
  for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  element?.focus();
}
