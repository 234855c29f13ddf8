import type { ReactNode } from 'react';

export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className="buttons" data-print="no">
      {children}
    </div>
  );
}
