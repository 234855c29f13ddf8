import { useState } from 'react';

/** Loads a part of an island on demand; after a failure, `open` tries again. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>) {
  const [state, setState] = useState<{ loaded?: Loaded; hasFailed?: boolean }>({});
  const open = () =>
    load().then(
      (loaded) => setState({ loaded }),
      () => setState({ hasFailed: true }),
    );
  return { ...state, open };
}
