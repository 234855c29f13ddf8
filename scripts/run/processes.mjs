import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';

const forwardedSignals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

let runningCount = 0;

/**
 * Runs a program in this terminal, forwards signals and returns its exit code. After a signal this process ends with its last child.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @param {(text: string) => void} [print] takes what the program prints, in place of the terminal
 * @returns {Promise<number>} 128 + signal number when a signal ended it, as shells count
 */
export function run(program, args, options = {}, print = undefined) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...options });
    if (print)
      for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', print);
    runningCount += 1;
    let isStopping = false;
    const stop = (/** @type {NodeJS.Signals} */ signal) => {
      isStopping = true;
      child.kill(signal);
    };
    const forwarders = forwardedSignals.map((signal) => {
      // Ctrl+C reaches the terminal group and npm repeats it: forward it once.
      const forward = once(() => stop(signal));
      process.on(signal, forward);
      return { signal, forward };
    });
    const orphanWatch = watchForOrphaning(() => stop('SIGTERM'));
    const stopForwarding = once(() => {
      runningCount -= 1;
      clearInterval(orphanWatch);
      for (const { signal, forward } of forwarders) process.off(signal, forward);
    });
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    const end = (/** @type {number | null} */ code, /** @type {NodeJS.Signals | null} */ signal) => {
      stopForwarding();
      const exitCode = code ?? 128 + (signal ? constants.signals[signal] : 1);
      // After a signal no further stage starts.
      if (isStopping && runningCount === 0) process.exit(exitCode);
      if (isStopping) return;
      if (signal) console.error(`${path.basename(args[0] ?? program)} was ended from outside by ${signal}`);
      resolve(exitCode);
    };
    if (print) child.once('close', end);
    else child.once('exit', end);
  });
}

/**
 * Runs a program and returns its output.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, signal?: AbortSignal }} [options] the signal ends it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(program, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.once('error', (error) => {
      // An aborted process still has to end.
      if (error.name !== 'AbortError') resolve({ code: 127, output: error.message });
    });
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Prints progress at once and every 15 seconds, then the duration.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(label, work) {
  const startedAtMs = Date.now();
  const seconds = () => ((Date.now() - startedAtMs) / 1000).toFixed(1);
  console.log(`${label} …`);
  const reminder = setInterval(() => console.log(`${label} … ${seconds()} s so far`), 15_000);
  try {
    const result = await work();
    console.log(`${label}: ${seconds()} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}

/**
 * A signal to npm ends npm and its shell, but not the shell's children: the runner stops when its parent is gone.
 * @param {() => void} stop
 */
function watchForOrphaning(stop) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const parent = process.ppid;
  return setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 250);
}

/** @param {() => void} action */
function once(action) {
  let isDone = false;
  return () => {
    if (!isDone) action();
    isDone = true;
  };
}

/** Ends this process and its group with the program that started it, even killed: that closes standard input. */
export function endWithParent() {
  process.stdin.once('close', () => process.kill(-process.pid, 'SIGKILL')).resume();
}
