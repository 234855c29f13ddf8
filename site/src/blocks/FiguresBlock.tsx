import { Figure } from '../ui/Figure/Figure.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './FiguresBlock.module.css';

export function FiguresBlock({ block, context }: BlockProps<'figures'>) {
  return (
    <BlockFrame block={block} context={context}>
      <ul className={styles.figures}>
        {block.items.map(({ figure, title, text, sources }) => (
          <li key={title}>
            <p className={styles.figure}>
              <Figure text={figure} />
            </p>
            <h3>{title}</h3>
            <p className="soft">
              <Rich text={text} />
              <SourceMarks sources={context.cite(sources)} />
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
