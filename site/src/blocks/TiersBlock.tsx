import { FigureFrame } from '../figures/FigureFrame/FigureFrame.tsx';
import { Nest } from '../figures/Nest/Nest.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import { type BlockProps, figureHeadOf } from './block-props.ts';
import styles from './TiersBlock.module.css';

/** Tiers as areas in one another, the strictest innermost, with their rows beside them. */
export function TiersBlock({ block, context }: BlockProps<'tiers'>) {
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <FigureFrame
        {...figureHeadOf(block)}
        legend={
          <>
            The petal is cut open, tier inside tier. Areas show what lies inside what, <b>not how many</b>.
          </>
        }
      >
        <div className={styles.tiers}>
          <Nest names={block.items.map(({ title }) => title)} />
          <ol>
            {block.items.map(({ title, rule, basis, text, sources }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>
                  <b>{rule}</b>
                  <span className="small">{basis}</span>
                </p>
                <p className="soft">
                  <Rich text={text} />
                  <SourceMarks sources={context.cite(sources)} />
                </p>
              </li>
            ))}
          </ol>
        </div>
      </FigureFrame>
    </BlockFrame>
  );
}
