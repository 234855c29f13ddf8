import type { Store } from '../platform/database/store.ts';
import type { Settings } from '../platform/env.ts';
import { StartError } from '../platform/start-error.ts';

export class CommandError extends StartError {}

export type CommandContext = {
  readonly args: readonly string[];
  readonly settings: Settings;
  readonly nowMs: number;
  print(text: string): void;
};

export type StoreCommandContext = CommandContext & { readonly store: Store };

export type StoreCommand = (context: StoreCommandContext) => Promise<void>;

export type Command = { readonly usage: string; readonly summary: string } & (
  | {
      readonly run: StoreCommand;
      readonly makesStore?: true;
    }
  | { readonly runWithoutStore: (context: CommandContext) => Promise<void> }
);
