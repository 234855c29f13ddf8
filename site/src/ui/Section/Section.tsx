import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Rich } from '../Rich/Rich.tsx';
import styles from './Section.module.css';

/**
 * `wide`: heading above, its note beside it, content as wide as the page. `split`: heading in the left four columns, for
 * text. `quiet`: a small heading under a thin rule, for links and sources.
 */
export type SectionLayout = 'split' | 'wide' | 'quiet';

type SectionProps = {
  id?: string | undefined;
  title: string;
  note?: string | undefined;
  /** How much room the section takes, and how loud its heading is. */
  layout?: SectionLayout;
  ground?: 'plain' | 'tint';
  /** Under the heading's note: a link, a picture. */
  aside?: ReactNode;
  /** Outside the measure, edge to edge. */
  bleed?: ReactNode;
  /** Whether the section stands on paper too. */
  isPrinted?: boolean;
  children?: ReactNode;
};

/** A section of a page: a rule, the question, the evidence. */
export function Section({
  id,
  title,
  note,
  layout = 'split',
  ground = 'plain',
  aside,
  bleed,
  isPrinted = true,
  children,
}: SectionProps) {
  return (
    <SectionShell id={id} ground={ground} isBleed={bleed !== undefined} isPrinted={isPrinted}>
      <div className="wrap">
        <div className={classNames(styles.head, styles[layout])}>
          <header>
            <h2>{title}</h2>
            {note && (
              <p className="soft">
                <Rich text={note} />
              </p>
            )}
            {aside}
          </header>
          {children && <div>{children}</div>}
        </div>
      </div>
      {bleed}
    </SectionShell>
  );
}

type SectionShellProps = Pick<SectionProps, 'id' | 'ground' | 'isPrinted' | 'children'> & {
  /** Whether it ends at its own lower edge, with no room under it. */
  isBleed?: boolean;
};

/** A section's room and ground, for one that brings its own heading. */
export function SectionShell({
  id,
  ground = 'plain',
  isPrinted = true,
  isBleed = false,
  children,
}: SectionShellProps) {
  return (
    <section
      id={id}
      className={classNames(styles.section, ground === 'tint' && 'tint')}
      data-ground={ground}
      data-bleed={isBleed ? '' : undefined}
      data-print={isPrinted ? undefined : 'no'}
    >
      {children}
    </section>
  );
}
