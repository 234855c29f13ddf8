import { Rich } from '../ui/Rich/Rich.tsx';
import { SourceMarks } from '../ui/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './TiersBlock.module.css';

export function TiersBlock({ block, context }: BlockProps<'tiers'>) {
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <ol className={styles.tiers}>
        {block.items.map(({ title, rule, basis, text, sources }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <b>{rule}</b>
              <span className="small">{basis}</span>
            </p>
            <p>
              <Rich text={text} />
              <SourceMarks sources={context.cite(sources)} />
            </p>
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
