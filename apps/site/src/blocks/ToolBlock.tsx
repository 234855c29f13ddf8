import { classNames } from '../components/class-names.ts';
import { ReadinessTool } from '../features/ReadinessTool/ReadinessTool.tsx';
import { BlockFrame } from './BlockFrame.tsx';
import type { PageBlockProps } from './block-props.ts';
import styles from './ToolBlock.module.css';

export function ToolBlock({ block, context }: PageBlockProps<'tool'>) {
  return (
    <BlockFrame block={block} context={context}>
      <div className={classNames('warm', 'corner', styles.panel)}>
        <ReadinessTool tool={context.readinessTool} now={context.now} />
      </div>
    </BlockFrame>
  );
}
