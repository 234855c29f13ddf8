import { ReadinessToolBlock } from '../live/ReadinessTool/ReadinessToolBlock.tsx';
import { TierToolBlock } from '../live/TierTool/TierToolBlock.tsx';
import type { ReadinessTool, TierTool } from '../schemas/tool.ts';
import type { BlockProps } from './block-props.ts';

/** The tools by the name that a block gives them. */
export type Tools = { 'eu-tier': TierTool; readiness: ReadinessTool };

/** A tool by its name. The page hands the tools over, because only pages read collections. */
export function ToolBlock({ tools, ...props }: BlockProps<'tool'> & { tools: Tools }) {
  return props.block.tool === 'eu-tier' ? (
    <TierToolBlock {...props} tool={tools['eu-tier']} />
  ) : (
    <ReadinessToolBlock {...props} tool={tools.readiness} />
  );
}
