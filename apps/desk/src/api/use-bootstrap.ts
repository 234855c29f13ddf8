import type { BootstrapAnswer } from '@vanda/desk-api/bootstrap';
import { isAllowed } from '@vanda/desk-api/common';
import { createContext, useContext } from 'react';

export const BootstrapContext = createContext<BootstrapAnswer | undefined>(undefined);

export function useBootstrap(): BootstrapAnswer {
  const bootstrap = useContext(BootstrapContext);
  if (!bootstrap) throw new Error('The bootstrap is asked for outside of the frame');
  return bootstrap;
}

export function useMayEdit(): boolean {
  const { me, hasContent } = useBootstrap();
  return hasContent && isAllowed(me.role, 'editor');
}
