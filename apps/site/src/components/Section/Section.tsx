import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Rich } from '../Rich/Rich.tsx';
import styles from './Section.module.css';

/** `split`: heading in the left four columns. `quiet`: small heading under a thin rule. */
export type SectionLayout = 'split' | 'wide' | 'quiet';

/** The longest number that is set large, in characters. */
const longestNumber = 6;

type SectionProps = {
  id?: string | undefined;
  title: string;
  note?: string | undefined;
  statement?: string | undefined;
  /** Figure beside the statement, up to the right edge of the window. */
  plate?: ReactNode;
  layout?: SectionLayout;
  ground?: 'plain' | 'tint' | 'dark';
  aside?: ReactNode;
  bleed?: ReactNode;
  isPrinted?: boolean;
  children?: ReactNode;
};

export const Section = ({
  id,
  title,
  note,
  statement,
  plate,
  layout = 'split',
  ground = 'plain',
  aside,
  bleed,
  isPrinted = true,
  children,
}: SectionProps) => (
  <section
    id={id}
    className={classNames(styles.section, Boolean(plate) && styles.plated, ground !== 'plain' && ground)}
    data-ground={ground}
    data-bleed={bleed ? '' : undefined}
    data-print={isPrinted ? undefined : 'no'}
  >
    {plate}
    <div className="wrap">
      <div className={classNames(!plate && 'opened', styles.head, styles[statement ? 'statement' : layout])}>
        <header>
          <h2>{title}</h2>
          {statement && (
            <p className={classNames(styles.line, statement.length <= longestNumber && styles.number)}>
              {statement}
            </p>
          )}
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
  </section>
);
