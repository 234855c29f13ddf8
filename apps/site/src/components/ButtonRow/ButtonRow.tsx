import type { ReactNode } from 'react';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';

export const ButtonRow = ({ children }: { children: ReactNode }) => (
  <div className="buttons" data-print="no">
    {children}
  </div>
);

type Actions = readonly { label: string; to: string }[];

/** The first action is primary. */
export const ActionRow = ({ actions }: { actions: Actions }) => (
  <ButtonRow>
    {actions.map(({ label, to }, i) => (
      <ButtonLink key={to} to={to} variant={i === 0 ? 'primary' : undefined}>
        {label}
      </ButtonLink>
    ))}
  </ButtonRow>
);
