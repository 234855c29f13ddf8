import type { FC } from 'react';
import { ReadinessTool } from '../live/ReadinessTool/ReadinessTool.tsx';
import ReadinessToolScript from '../live/ReadinessTool/ReadinessToolScript.astro';
import type { BlockOf } from '../schemas/parts/block.ts';
import type { Tools } from './block-props.ts';

type ToolName = BlockOf<'tool'>['tool'];
type ToolEntry<Name extends ToolName> = {
  Component: FC<{ tool: Tools[Name] }>;
  Script: typeof ReadinessToolScript;
};

/** Every tool by the name that a block gives it, with the script that runs it. One that lacks either does not compile. */
export const toolRegistry = {
  readiness: { Component: ReadinessTool, Script: ReadinessToolScript },
} satisfies { [Name in ToolName]: ToolEntry<Name> };
