import type { ComponentType, ReactNode } from 'react';
import { IllustrationFigure } from '../components/IllustrationFigure/IllustrationFigure.tsx';
import { Rich } from '../components/Rich/Rich.tsx';
import { Section, type SectionLayout } from '../components/Section/Section.tsx';
import { SourceLine } from '../components/SourceMarks/SourceMarks.tsx';
import type { Block, BlockKind, BlockOf } from '../schemas/parts/block.ts';
import styles from './BlockFrame.module.css';
import { type BlockContext, type BlockProps, isPrinted } from './block-props.ts';

type BlockFrameProps = {
  block: Block;
  context: BlockContext;
  layout?: SectionLayout | undefined;
  aside?: ReactNode;
  children: ReactNode;
};

export function BlockFrame({ block, context, layout, aside, children }: BlockFrameProps) {
  const { id, title, note, statement, hasPlate, ground, footnotes, sources } = block;
  return (
    <Section
      {...{ id, title, note, statement, ground, aside }}
      plate={hasPlate && context.plate && <IllustrationFigure {...context.plate} loading="lazy" />}
      layout={layout ?? (context.textSections?.has(id) ? 'split' : 'wide')}
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
          {sources && <SourceLine sources={context.cite(sources)} />}
        </div>
      )}
    </Section>
  );
}

type Layout<Kind extends BlockKind> =
  | SectionLayout
  | ((block: BlockOf<Kind>) => SectionLayout | undefined | false);

/** @param layout defaults to split for short texts, otherwise wide */
export const framed =
  <Kind extends BlockKind>(Content: ComponentType<BlockProps<Kind>>, layout?: Layout<Kind>) =>
  (props: BlockProps<Kind>) => (
    <BlockFrame
      {...props}
      layout={(typeof layout === 'function' ? layout(props.block) : layout) || undefined}
    >
      <Content {...props} />
    </BlockFrame>
  );
