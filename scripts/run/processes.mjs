import { spawn } from 'node:child_process';
import path from 'node:path';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a program in this terminal and returns its exit code. A signal to this process is forwarded and ends it with the program, so
 * that no further stage starts.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options] an aborted program resolves once it has ended
 * @param {(text: string) => void} [print] takes what the program prints, in place of the terminal
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}, print = undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options });
    if (print)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    let isStopping = false;
    const forward = (/** @type {NodeJS.Signals} */ signal) => {
      isStopping = true;
      child.kill(signal);
    };
    for (const signal of forwardedSignals) process.once(signal, forward);
    const end = () => {
      for (const signal of forwardedSignals) process.off(signal, forward);
    };
    child.once('error', (error) => {
      if (error.name === 'AbortError') return;
      end();
      reject(error);
    });
    child.once('close', (code, signal) => {
      end();
      if (isStopping) process.exit(code ?? 1);
      if (signal) console.error(`${path.basename(args[0] ?? program)} was ended by ${signal}`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Runs a program and returns its output.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @param {(text: string) => void} [watch] gets the output as it comes
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function capture(program, args, options = {}, watch = () => undefined) {
  let output = '';
  const print = (/** @type {string} */ text) => {
    output += text;
    watch(text);
  };
  const code = await run(program, args, options, print).catch((error) => {
    print(error.message);
    return 127;
  });
  return { code, output };
}

/**
 * Prints progress at once and every 15 seconds, then the duration.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @param {() => string} [state] what the work says last
 * @returns {Promise<T>}
 */
export async function withProgress(label, work, state = () => '') {
  const startedAtMs = Date.now();
  const seconds = () => ((Date.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`${label} …`);
  const reminder = setInterval(
    () => console.log(`${label} … ${seconds()} s so far ${state()}`.trimEnd()),
    15_000,
  );
  try {
    const result = await work();
    console.log(`${label}: ${seconds()} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
