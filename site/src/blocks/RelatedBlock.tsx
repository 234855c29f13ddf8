import { MoreLink } from '../ui/MoreLink/MoreLink.tsx';
import { Rich } from '../ui/Rich/Rich.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './RelatedBlock.module.css';

export function RelatedBlock({ block, context }: BlockProps<'related'>) {
  return (
    <BlockFrame block={block} context={context} layout="quiet">
      <ul className={styles.related}>
        {block.items.map(({ title, text, to }) => (
          <li key={to}>
            <MoreLink to={to} label={title} />
            <p className="soft">
              <Rich text={text} />
            </p>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
