import { useEffect } from 'react';

/** The title of the window. It never names a person: windows are seen by others. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} | Vanda desk`;
  }, [title]);
}
