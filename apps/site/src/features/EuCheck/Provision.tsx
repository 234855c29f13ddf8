import { createContext, useContext } from 'react';
import { type LawText, provisionAddress } from './check-messages.ts';

export const LawTextContext = createContext<LawText | undefined>(undefined);

export function Provision({ article, className }: { article: string; className?: string | undefined }) {
  const law = useContext(LawTextContext);
  return law ? (
    <a className={className} href={provisionAddress(law, article)}>
      {article}
    </a>
  ) : (
    article
  );
}
