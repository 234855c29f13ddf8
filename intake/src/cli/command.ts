import type { Settings } from '../env.ts';
import type { Store } from '../store/store.ts';

/** What every command works with. */
export type CommandContext = {
  readonly args: readonly string[];
  readonly settings: Settings;
  readonly nowMs: number;
  print(text: string): void;
};

/** What a command on an open store works with. */
export type StoreCommandContext = CommandContext & { readonly store: Store };

/** A command: how it is called, what it does, and the doing. */
export type Command = { readonly usage: string; readonly summary: string } & (
  | {
      readonly run: (context: StoreCommandContext) => Promise<void>;
      /** For one that may come before the service has made its store. */
      readonly makesStore?: true;
    }
  /** For one that works on the store's files while nobody has them open. */
  | { readonly runWithoutStore: (context: CommandContext) => Promise<void> }
);
