import type { FC } from 'react';
import { BlockFrame } from './BlockFrame.tsx';
import type { PageBlockProps } from './block-props.ts';
import { toolRegistry } from './tool-registry.ts';

/** A tool by its name. */
export function ToolBlock({ block, context }: PageBlockProps<'tool'>) {
  const Component = toolRegistry[block.tool].Component as FC<{ tool: unknown }>;
  return (
    <BlockFrame block={block} context={context}>
      <Component tool={context.tools[block.tool]} />
    </BlockFrame>
  );
}
