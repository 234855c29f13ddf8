import { CitedText } from '../components/SourceMarks/SourceMarks.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './TiersBlock.module.css';

export function TiersBlock({ block, context }: BlockProps<'tiers'>) {
  return (
    <BlockFrame block={block} context={context} layout="wide">
      <ol className={styles.tiers}>
        {block.items.map(({ title, rule, basis, fine, text, sources }) => (
          <li key={title}>
            <h3>{title}</h3>
            {fine && (
              <p className={styles.fine}>
                Fine up to {fine.sum} or {fine.share}
              </p>
            )}
            <p>
              <b>{rule}</b> <span className="small">{basis}</span>
            </p>
            <CitedText className="soft" text={text} sources={context.cite(sources)} />
          </li>
        ))}
      </ol>
    </BlockFrame>
  );
}
