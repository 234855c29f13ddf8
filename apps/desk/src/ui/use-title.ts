import { useEffect } from 'react';
import { firm } from './Brand/firm.ts';

/** The window's title names the thing by its reference and place (WCAG 2.4.2), never a person: others see windows. */
export function useTitle(title: string | undefined) {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} | ${firm} desk`;
  }, [title]);
}
