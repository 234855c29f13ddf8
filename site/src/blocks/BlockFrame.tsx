import type { ReactNode } from 'react';
import { inMarkdown } from '../markdown-hints.ts';
import type { Block } from '../schemas/parts/block.ts';
import { Rich } from '../ui/Rich/Rich.tsx';
import { Section, type SectionLayout } from '../ui/Section/Section.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import styles from './BlockFrame.module.css';
import { type BlockContext, isPrinted } from './block-props.ts';

type BlockFrameProps = {
  block: Block;
  context: BlockContext;
  /** Where the block needs one; else the page says which of its sections are text to read (text-sections.ts). */
  layout?: SectionLayout;
  aside?: ReactNode;
  children: ReactNode;
};

/** Heading, note, sources and small print around a block. */
export function BlockFrame({ block, context, layout, aside, children }: BlockFrameProps) {
  const { id, title, note, ground, footnotes, sources } = block;
  return (
    <Section
      id={id}
      title={title}
      note={note}
      ground={ground}
      layout={layout ?? (context.textSections?.has(id) ? 'split' : 'wide')}
      aside={aside}
      isPrinted={isPrinted(block.kind, context)}
    >
      {children}
      {(footnotes || sources) && (
        <div className={styles.foot}>
          {footnotes?.map((text) => (
            <p key={text} className="note">
              <Rich text={text} />
            </p>
          ))}
          {sources && (
            <p className="note" {...inMarkdown('label')}>
              Sources
              <SourceMarks sources={context.cite(sources)} />
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
