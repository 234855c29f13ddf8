import { type SpawnOptions, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

type Exit = { status: number | null; signal: NodeJS.Signals | null };

export type Program = ReturnType<typeof startProgram>;

/** Longer than any program here takes to start on a busy machine. */
const longestStartMs = 120_000;

/** Starts a program and collects its output. */
export function startProgram(file: string, args: readonly string[], options: SpawnOptions) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  // A file that cannot be executed ends without a start.
  child.once('error', ({ message }) => {
    output += message;
  });
  const ended = new Promise<Exit>((resolve) =>
    child.once('close', (status, signal) => resolve({ status, signal })),
  );
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    child,
    ended,
    /** What it has printed into pipes so far. */
    output: () => output,
    end,
    /** Resolves once the address responds with 2xx; throws with the output when the program ends before. */
    async untilAnswering(address: string) {
      const untilMs = performance.now() + longestStartMs;
      while (!(await isAnswering(address))) {
        if (child.exitCode !== null || performance.now() > untilMs) {
          await end('SIGKILL');
          throw new Error(`${file} does not answer: ${output || `exit code ${child.exitCode}`}`);
        }
        await sleep(10);
      }
    },
  };
}

export const isAnswering = (address: string): Promise<boolean> =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
