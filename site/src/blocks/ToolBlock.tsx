import type { FC } from 'react';
import { classNames } from '../ui/class-names.ts';
import { BlockFrame } from './BlockFrame.tsx';
import type { PageBlockProps } from './block-props.ts';
import styles from './ToolBlock.module.css';
import { toolRegistry } from './tool-registry.ts';

/** A tool by its name, on a panel: the page's one thing to answer. */
export function ToolBlock({ block, context }: PageBlockProps<'tool'>) {
  const Component = toolRegistry[block.tool].Component as FC<{ tool: unknown }>;
  return (
    <BlockFrame block={block} context={context}>
      <div className={classNames('warm', 'corner', styles.panel)}>
        <Component tool={context.tools[block.tool]} />
      </div>
    </BlockFrame>
  );
}
